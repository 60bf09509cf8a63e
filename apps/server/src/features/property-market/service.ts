import type { Change } from '#core/database/events.ts'
import { factsOf, type PropertyRow } from './list/facts.ts'
import { refreshVocabulary } from './words/vocabulary.ts'

export { refreshVocabulary }

/** Returns what a change announces of a property, so that only those public answers are made again which show it. */
export const announcedFacts = (before: PropertyRow | null, after: PropertyRow): NonNullable<Change['facts']> => ({
  before: before && factsOf(before),
  after: factsOf(after),
})
