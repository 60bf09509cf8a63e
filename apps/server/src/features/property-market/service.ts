import type { In } from '@portal/contract/core/fields'
import type { PublicRowSchema } from '@portal/contract/property-market/schemas'
import type { Db } from '#core/database/database.ts'
import type { Change } from '#core/database/events.ts'
import { factsOf, type PropertyRow } from './list/facts.ts'
import { listCards } from './rows/queries.ts'
import { refreshVocabulary } from './words/vocabulary.ts'

export { refreshVocabulary }

/** Returns what a change announces of a property, so that only those public answers are made again which show it. */
export const announcedFacts = (before: PropertyRow | null, after: PropertyRow): NonNullable<Change['facts']> => ({
  before: before && factsOf(before),
  after: factsOf(after),
})

/** Returns the cards of those of these properties that are public, in this order. */
export async function cardsOf(db: Db, ids: readonly number[]): Promise<In<typeof PublicRowSchema>[]> {
  const cards = new Map((await listCards(db, ids)).map(({ id, texto }) => [id, texto]))
  return ids.flatMap((id) => {
    const text = cards.get(id)
    return text ? [JSON.parse(text) as In<typeof PublicRowSchema>] : []
  })
}
