import type { Message } from '@portal/contract/core/messages'
import { favoriteCalls } from '@portal/contract/properties/favorites/calls'
import { favoriteLimits } from '@portal/contract/properties/favorites/constants'
import { favoriteMessages } from '@portal/contract/properties/favorites/messages'
import { useSyncExternalStore } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { onSessionStored, storedToken } from '#core/session/token.ts'

/** What is shown; null until it is known. Of a signed-in person it is the server's, of others the browser's. */
let shown: readonly number[] | null = null
/** The session that `shown` belongs to; null for a visitor. */
let owner: string | null = null
const listeners = new Set<() => void>()
let stop: (() => void) | undefined

function show(ids: readonly number[]): void {
  shown = ids
  for (const listener of listeners) listener()
}

/** Reads the favorites of whoever reads now. What a visitor had kept goes to their account when they sign in. */
async function load(): Promise<void> {
  owner = storedToken()
  const local = readLocal(localStorage)
  if (!owner) return show(local)
  const asked = owner
  const reply =
    local.length > 0
      ? await browserApi.call(favoriteCalls.add, { body: { ids: [...local] } })
      : await browserApi.call(favoriteCalls.list, {})
  if (storedToken() !== asked) return // signed out meanwhile
  if (reply.ok) {
    writeLocal(localStorage, [])
    show(reply.datos.ids)
  } else show(local)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    stop = onSessionStored(() => void load())
    void load()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stop?.()
  }
}

/** Returns the ids of the reader's favorites, the newest first; null until they are known, as in the first HTML. */
export const useFavorites = (): readonly number[] | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )

/** Keeps a property or removes it, and returns what the reader is told. */
export async function toggleFavorite(id: number): Promise<Message> {
  const before = shown ?? []
  const isKept = before.includes(id)
  const after = toggled(before, id)
  if (after === null) return favoriteMessages.tooMany
  const done = isKept ? favoriteMessages.removed : favoriteMessages.saved
  show(after)
  if (!owner) {
    if (writeLocal(localStorage, after)) return done
    show(before)
    return favoriteMessages.notSaved
  }
  const reply = await browserApi.call(isKept ? favoriteCalls.remove : favoriteCalls.add, { body: { ids: [id] } })
  show(reply.ok ? reply.datos.ids : before)
  if (reply.ok) return done
  return Object.values(favoriteMessages).find(({ code }) => code === reply.codigo) ?? favoriteMessages.notSaved
}

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
