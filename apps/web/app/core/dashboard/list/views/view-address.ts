import type { Of } from '@portal/contract/core/fields'
import type { ViewSchema } from '@portal/contract/views/schemas'

export type View = Of<typeof ViewSchema>

/** Parameters that say where a reader stands in a list: the page, the open view, the day of a calendar. */
const places = ['page', 'vista', 'fecha']

/** Returns the part of an address that a view stores: its query, not where the reader stands. */
export function viewOf(search: string): string {
  const params = new URLSearchParams(search)
  for (const place of places) params.delete(place)
  params.sort()
  const text = params.toString()
  return text && `?${text}`
}

/**
 * Returns the search part of the address that opens a view: its parameters, and its id to recognise it after changes.
 */
export function searchOfView({ id, direccion: address }: Pick<View, 'id' | 'direccion'>): string {
  const params = new URLSearchParams(address)
  params.set('vista', String(id))
  return `?${params}`
}

/** Whether an address has another query than the view. */
export const differs = (view: Pick<View, 'direccion'>, search: string): boolean =>
  viewOf(search) !== viewOf(view.direccion)
