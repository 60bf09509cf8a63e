import type { Db } from '#core/database/database.ts'
import { listCards } from '../rows/queries.ts'
import { type Alike, findSimilar } from './queries.ts'

/** Number of similar items shown. */
const shown = 6

/**
 * Returns the cards of similar items as a JSON list, the nearest first, and how long they stay valid in milliseconds.
 */
export async function similarTo(
  db: Db,
  item: Alike,
): Promise<{ ids: readonly number[]; text: string; staysFor: number | null }> {
  const ids = await findSimilar(db, item, shown)
  const found = ids.length ? await listCards(db, ids) : []
  const cards = new Map(found.map(({ id, texto }) => [id, texto]))
  const ends = found.flatMap(({ dura_ms: ms }) => ms ?? [])
  return {
    ids,
    text: `[${ids.flatMap((id) => cards.get(id) ?? []).join(',')}]`,
    staysFor: ends.length ? Math.min(...ends) : null,
  }
}
