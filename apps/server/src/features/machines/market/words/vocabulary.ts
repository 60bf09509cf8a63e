import { type Db, inTransaction } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import { refreshWords } from '#features/marketplace/words-queries.ts'
import { machineWords } from './queries.ts'

/** Runs after an import, and every hour. */
export const vocabularyJob = jobKind('classified-vocabulary', { maxSeconds: 1200 })

/** Collects the words of all public items, for correcting typing errors. Safe to run twice. */
export function refreshVocabulary(db: Db): Promise<void> {
  return inTransaction(db, async (db) => {
    if (await refreshWords(machineWords, db)) await announceChanges(db, { area: 'clasificados' }) // an empty search may have results now
  })
}
