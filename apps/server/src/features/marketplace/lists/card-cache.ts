import type { Area } from '@portal/contract/core/areas'
import { LRUCache } from 'lru-cache'
import { dependOn } from '#core/database/answer-cache.ts'
import { type Change, type Changes, isOfAreas } from '#core/database/events.ts'

/** A card of a public list. */
export interface Card {
  id: number
  /** JSON text written by PostgreSQL. */
  texto: string
  /** How long the card stays valid, in milliseconds; null when it does not depend on time. */
  dura_ms: number | null
}

interface Cards {
  texts: ReadonlyMap<number, string>
  /** How long all cards stay true if nothing changes, in milliseconds; at most `longest`. */
  staysFor: number
}

interface Source {
  changes: Changes
  /** Areas whose changes make cards stale. */
  areas: readonly Area[]
  /** Maximum age of a cached card, in milliseconds. */
  longest: number
  /** Returns the cards of the public items among these ids, in no order. */
  read(ids: readonly number[]): Promise<readonly Card[]>
}

/** Enough for the first pages of the usual lists; about 1.2 kB each. */
const most = 15_000

/** Caches cards by item id until a change of the item, or one of its areas that names no item. */
export function cardCache({ changes, areas, longest, read }: Source): (ids: readonly number[]) => Promise<Cards> {
  const cache = new LRUCache<number, { text: string; until: number; endsAt: number }>({ max: most })
  changes.on('noted', (change) => {
    if (!isOfAreas(change, areas)) return
    if (typeof change.id === 'number') cache.delete(change.id)
    else cache.clear()
  })

  return async (ids) => {
    const wanted = new Set(ids)
    const isTouchedBy = (change: Change) =>
      isOfAreas(change, areas) && (typeof change.id !== 'number' || wanted.has(change.id))
    dependOn({ isTouchedBy })
    const now = performance.now()
    const known = ids.flatMap((id) => {
      const card = cache.get(id)
      return card && card.until > now ? [[id, card] as const] : []
    })
    const cards = new Map(known)
    const missing = ids.filter((id) => !cards.has(id))
    const begun = changes.latest.end
    for (const { id, texto: text, dura_ms: ms } of missing.length ? await read(missing) : []) {
      const endsAt = now + (ms ?? Number.POSITIVE_INFINITY)
      const card = { text, until: Math.min(now + longest, endsAt), endsAt }
      cards.set(id, card)
      if (changes.latest.end === begun) cache.set(id, card) // else it may have changed during the read
    }
    const texts = new Map([...cards].map(([id, { text }]) => [id, text]))
    // not the age of a card: a page would end with its oldest one, and be made again for each in turn
    return { texts, staysFor: Math.min(longest, ...[...cards.values()].map(({ endsAt }) => endsAt - now)) }
  }
}
