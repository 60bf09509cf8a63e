import type { Area } from '@portal/contract/core/areas'
import { type Changes, forgetOnChange } from '#core/database/events.ts'

/** A card of a public list. */
export interface Card {
  id: number
  /** JSON, as PostgreSQL wrote it. */
  texto: string
  /** How long it stays as it is, in milliseconds; null while time alone changes nothing of it. */
  dura_ms: number | null
}

interface Cards {
  texts: ReadonlyMap<number, string>
  /** How long all of them stay true, in milliseconds. */
  staysFor: number
}

interface Source {
  changes: Changes
  /** What changes there is seen in the cards. */
  areas: readonly Area[]
  /** How long a card is shown again when nothing changes, in milliseconds. */
  longest: number
  /** The cards of those items that everyone may see now, in no order. */
  read(ids: readonly number[]): Promise<readonly Card[]>
}

/** Enough for the first pages of the usual lists; some 1.2 kB each. */
const most = 15_000

/** Cards of items by id: those that were shown a moment ago come from memory, until anything changes. */
export function cardCache({ changes, areas, longest, read }: Source): (ids: readonly number[]) => Promise<Cards> {
  let cache = new Map<number, { text: string; until: number }>()
  forgetOnChange(changes, areas, () => {
    cache = new Map()
  })

  return async (ids) => {
    const mine = cache // what is read now is forgotten with it when a change comes meanwhile
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
