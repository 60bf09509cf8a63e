import { favoriteLimits } from '@portal/contract/properties/favorites/constants'

/** The item of the browser's storage that holds a visitor's favorites. */
export const localName = 'favoritas'

/** The part of `localStorage` that favorites need. */
type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns the ids that a browser holds, the newest first; none when the item is not ours. */
export function readLocal(box: Box): readonly number[] {
  try {
    const stored: unknown = JSON.parse(box.getItem(localName) ?? '[]')
    if (!Array.isArray(stored)) return []
    const ids = stored.filter((id): id is number => Number.isInteger(id) && id > 0)
    return [...new Set(ids)].slice(0, favoriteLimits.most)
  } catch {
    return []
  }
}

/** Stores the ids; false when the browser stores nothing. */
export function writeLocal(box: Box, ids: readonly number[]): boolean {
  try {
    if (ids.length === 0) box.removeItem(localName)
    else box.setItem(localName, JSON.stringify(ids))
    return true
  } catch {
    return false
  }
}

/** Returns the ids with one more as the newest, or without it; null when there is no room. */
export function toggled(ids: readonly number[], id: number): readonly number[] | null {
  if (ids.includes(id)) return ids.filter((one) => one !== id)
  return ids.length < favoriteLimits.most ? [id, ...ids] : null
}
