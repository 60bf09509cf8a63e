import type { Db } from '#core/database/database.ts'
import type { Change } from '#core/database/events.ts'
import { factColumns, factsOf, type PropertyRow } from './list/facts.ts'
import { refreshVocabulary } from './words/vocabulary.ts'

export { refreshVocabulary }

/** Returns what a change announces of a property, so that only those public answers are made again which show it. */
export const announcedFacts = (before: PropertyRow | null, after: PropertyRow): NonNullable<Change['facts']> => ({
  before: before && factsOf(before),
  after: factsOf(after),
})

/**
 * The same for a change that no filter and no order can see, such as a new request for the property, with its owner.
 * `wasListed`: where it may have left the lists or come back.
 */
export async function ownerAndFactsOf(db: Db, id: number, wasListed?: boolean) {
  const { usuario_id: ownerId, ...row } = await db
    .selectFrom('propiedad')
    .select([...factColumns, 'usuario_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ownerId, facts: announcedFacts({ ...row, es_publico: wasListed ?? row.es_publico }, row) }
}
