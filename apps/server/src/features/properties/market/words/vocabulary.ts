import { type Db, inTransaction } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import { refreshWords } from '#features/marketplace/words-queries.ts'
import { propertyWords } from './queries.ts'

/** Runs every hour. */
export const vocabularyJob = jobKind('property-vocabulary', { maxSeconds: 1200 })

/** Collects the words of all public properties, for correcting typing errors. Safe to run twice. */
export function refreshVocabulary(db: Db): Promise<void> {
  return inTransaction(db, async (db) => {
    if (await refreshWords(propertyWords, db)) await announceChanges(db, { area: 'propiedades' }) // an empty search may have results now
  })
}
