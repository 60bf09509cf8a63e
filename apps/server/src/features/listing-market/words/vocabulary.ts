import { type Db, inTransaction } from '#core/database/database.ts'
import { tell } from '#core/database/events.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import { refreshWords } from './queries.ts'

/** After an import, and every hour. */
export const vocabularyJob = jobKind('classified-vocabulary', { maxSeconds: 1200 })

/** Learns the words that mistyped ones are compared with from all public items. Safe to run twice. */
export function refreshVocabulary(db: Db): Promise<void> {
  return inTransaction(db, async (db) => {
    if (await refreshWords(db)) await tell(db, { area: 'clasificados' }) // a search that found nothing may find something
  })
}
