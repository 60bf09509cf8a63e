import type { Db } from '#core/database/database.ts'
import type { Change } from '#core/database/events.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import { factColumns, factsOf, type MachineRow } from './list/facts.ts'
import { savedMachines } from './saved.ts'
import { refreshVocabulary, vocabularyJob } from './words/vocabulary.ts'

export { refreshVocabulary, savedMachines }

/** Refreshes the vocabulary soon after the commit of many items, such as an import. */
export const learnWordsSoon = (db: Db, jobs: Pick<Jobs, 'enqueue'>): Promise<void> =>
  jobs.enqueue(db, vocabularyJob, {})

/** Returns what a change announces of an item, so that only those public answers are made again which show it. */
export const announcedFacts = (before: MachineRow | null, after: MachineRow): NonNullable<Change['facts']> => ({
  before: before && factsOf(before),
  after: factsOf(after),
})

/**
 * The same for a change that no filter and no order can see, such as a new request for the item, with its owner.
 * `wasListed`: where it may have left the lists or come back.
 */
export async function ownerAndFactsOf(db: Db, id: number, wasListed?: boolean) {
  const { usuario_id: ownerId, ...row } = await db
    .selectFrom('clasificado')
    .select([...factColumns, 'usuario_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ownerId, facts: announcedFacts({ ...row, es_publico: wasListed ?? row.es_publico }, row) }
}
