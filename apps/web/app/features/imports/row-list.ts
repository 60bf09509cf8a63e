import { listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'

/** What the rows of an upload can be asked for. */
export const rowSpec = listSpec({ orders: ['fila'], filters: { solo_errores: ['true'] } })

/** What their call takes, read from the search part of the address. */
export function rowParams(search: string) {
  const { page, filters } = listQueryOf(search, rowSpec)
  return { page, solo_errores: filters.solo_errores ? ('true' as const) : ('false' as const) }
}
