import type { Of } from '@portal/contract/core/fields'
import type { ViewSchema } from '@portal/contract/views/schemas'

export type View = Of<typeof ViewSchema>

/** Returns the part of an address that a view stores: neither the page nor the id of the open view. */
export function viewOf(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  params.delete('vista')
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
