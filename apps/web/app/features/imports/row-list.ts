import { listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'

/** Parameters of the list of rows. */
export const rowSpec = listSpec({ orders: ['fila'], filters: { solo_errores: ['true'] } })

/** Returns the parameters of the call from the search part of the address. */
export function rowParams(search: string) {
  const { page, filters } = listQueryOf(search, rowSpec)
  return { page, solo_errores: filters.solo_errores ? ('true' as const) : ('false' as const) }
}
