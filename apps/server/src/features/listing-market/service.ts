import type { Db } from '#core/database/database.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import { refreshVocabulary, vocabularyJob } from './words/vocabulary.ts'

export { refreshVocabulary }

/** Has the words of many new items learned soon after the commit, such as those of an import. */
export const learnWordsSoon = (db: Db, jobs: Pick<Jobs, 'enqueue'>): Promise<void> =>
  jobs.enqueue(db, vocabularyJob, {})
