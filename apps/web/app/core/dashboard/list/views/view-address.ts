import type { Of } from '@portal/contract/core/fields'
import type { ViewSchema } from '@portal/contract/views/schemas'

export type View = Of<typeof ViewSchema>

/** What of an address makes a view: neither the page that is open nor the view it was opened by. */
export function viewOf(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  params.delete('vista')
  params.sort()
  const text = params.toString()
  return text && `?${text}`
}

/** The search part of the address that opens a view: what it says, and its id, so that it is known once it is changed. */
export function searchOfView({ id, direccion: address }: Pick<View, 'id' | 'direccion'>): string {
  const params = new URLSearchParams(address)
  params.set('vista', String(id))
  return `?${params}`
}

/** Whether an address asks for something else than the view does. */
export const differs = (view: Pick<View, 'direccion'>, search: string): boolean =>
  viewOf(search) !== viewOf(view.direccion)
