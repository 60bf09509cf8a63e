import type { Card } from '../lists/card-cache.ts'

/** Returns the cards of these items as a JSON list, in order, and how long they stay valid in milliseconds. */
export async function cardsText(
  ids: readonly number[],
  listCards: (ids: readonly number[]) => Promise<readonly Card[]>,
): Promise<{ ids: readonly number[]; text: string; staysFor: number | null }> {
  const found = ids.length ? await listCards(ids) : []
  const cards = new Map(found.map(({ id, texto }) => [id, texto]))
  const ends = found.flatMap(({ dura_ms: ms }) => ms ?? [])
  return {
    ids,
    text: `[${ids.flatMap((id) => cards.get(id) ?? []).join(',')}]`,
    staysFor: ends.length ? Math.min(...ends) : null,
  }
}
