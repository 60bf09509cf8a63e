import type { Area } from '@portal/contract/core/areas'
import { type Changes, forgetOnChange } from '#core/database/events.ts'

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
  /** How long all cards stay valid, in milliseconds. */
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

/** Caches cards by item id until anything changes. */
export function cardCache({ changes, areas, longest, read }: Source): (ids: readonly number[]) => Promise<Cards> {
  let cache = new Map<number, { text: string; until: number }>()
  forgetOnChange(changes, areas, () => {
    cache = new Map()
  })

  return async (ids) => {
    const mine = cache // a change during this read drops what it returns
    const now = Date.now()
    const known = ids.flatMap((id) => {
      const card = mine.get(id)
      return card && card.until > now ? [[id, card] as const] : []
    })
    const cards = new Map(known)
    const missing = ids.filter((id) => !cards.has(id))
    for (const { id, texto: text, dura_ms: ms } of missing.length ? await read(missing) : []) {
      const card = { text, until: now + Math.min(longest, ms ?? longest) }
      cards.set(id, card)
      mine.delete(id) // moved to the end: the first is the oldest
      mine.set(id, card)
    }
    for (const oldest of mine.keys()) {
      if (mine.size <= most) break
      mine.delete(oldest)
    }
    const texts = new Map([...cards].map(([id, { text }]) => [id, text]))
    return { texts, staysFor: Math.min(longest, ...[...cards.values()].map(({ until }) => until - now)) }
  }
}
