import { ProductionStanding } from '@portal/contract/production/constants'
import { ProductionStep } from '@portal/contract/production/steps'
import { isDay, listParams, listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'

export const orderSpec = listSpec({
  orders: ['plazo', 'codigo', 'cliente_empresa', 'paso_en'],
  filters: {
    paso: Object.values(ProductionStep),
    situacion: Object.values(ProductionStanding),
    plazo_desde: isDay,
    plazo_hasta: isDay,
    modo: ['lista'],
  },
})

/** Whether an address shows the board: unless it asks for the list. */
export const isBoard = (search: string): boolean => listQueryOf(search, orderSpec).filters.modo === undefined

/** Returns the parameters of the calls for an address. */
export function orderParams(address: Pick<URL, 'search'>) {
  const { modo: _, paso, situacion, ...asked } = listParams(address, orderSpec)
  return {
    ...asked,
    paso: Object.values(ProductionStep).find((step) => step === paso) ?? null,
    situacion: Object.values(ProductionStanding).find((standing) => standing === situacion) ?? null,
  }
}
