import { QuoteApproval, QuoteStage, type QuoteTab, quoteTabs } from '@portal/contract/quotes/states'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'

/** What a list of quotes can be asked for; the tab says which states it shows. */
export const quoteSpec = listSpec({
  orders: ['creado_en', 'codigo', 'cliente_empresa', 'total', 'vigencia'],
  startOrder: '-creado_en',
  filters: {
    aprobacion: [...Object.values(QuoteApproval), ...Object.values(QuoteStage)],
    empresa_id: 'id',
    usuario_id: 'id',
  },
  tabs: quoteTabs,
})

/** What the calls of both lists take, read from the address of the request; the own ones are not asked for whose they are. */
export function quoteListParams(address: string) {
  const { aprobacion, ...params } = listParams(address, quoteSpec)
  return { ...params, estado: tabOf(new URL(address).searchParams.get('tab')), aprobacion: (aprobacion ?? '') as '' }
}

/** The tab that an address names; the pending ones unless it names another. */
export const tabOf = (text: string | null): QuoteTab => quoteTabs.find((tab) => tab === text) ?? quoteTabs[0]
