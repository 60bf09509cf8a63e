import type { Db } from '#core/database.ts'
import { type Changes, forgetOnChange } from '#core/events.ts'
import { areas, longest } from '../memory.ts'
import { listCards } from './queries.ts'

interface Cards {
  texts: ReadonlyMap<number, string>
  /** How long all of them stay true, in milliseconds. */
  staysFor: number
}

/** Enough for the first pages of the usual lists; some 1.2 kB each. */
const most = 15_000

/** Cards of items by id: what was shown lately comes from memory, until anything changes. */
export function cardShelf({ db, changes }: { db: Db; changes: Changes }): (ids: readonly number[]) => Promise<Cards> {
  let shelf = new Map<number, { text: string; until: number }>()
  forgetOnChange(changes, areas, () => {
    shelf = new Map()
  })

  return async (ids) => {
    const mine = shelf // what is read now is forgotten with it when a change comes meanwhile
    const now = Date.now()
    const known = ids.flatMap((id) => {
      const card = mine.get(id)
      return card && card.until > now ? [[id, card] as const] : []
    })
    const cards = new Map(known)
    const missing = ids.filter((id) => !cards.has(id))
    for (const { id, texto: text, dura_ms: ms } of missing.length ? await listCards(db, missing) : []) {
      const card = { text, until: now + Math.min(longest, ms ?? longest) }
      cards.set(id, card)
      mine.delete(id) // to the end: the first is the oldest
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
