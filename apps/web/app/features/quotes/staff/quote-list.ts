import { type QuoteTab, quoteTabs } from '@portal/contract/quotes/states'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'

/** What both lists of quotes can be asked for; the tab says which states they show. */
export const quoteSpec = listSpec({
  orders: ['creado_en', 'codigo', 'cliente_empresa', 'total', 'vigencia'],
  startOrder: '-creado_en',
  filters: ['aprobacion'],
})

/** What the calls of both lists take, read from the address of the request. */
export function quoteListParams(address: string) {
  const { aprobacion, ...params } = listParams(address, quoteSpec)
  return { ...params, estado: tabOf(new URL(address).searchParams.get('tab')), aprobacion: (aprobacion ?? '') as '' }
}

/** The tab that an address names; the pending ones unless it names another. */
export const tabOf = (text: string | null): QuoteTab => quoteTabs.find((tab) => tab === text) ?? quoteTabs[0]
