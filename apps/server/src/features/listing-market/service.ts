import type { Db } from '#core/database/database.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import { refreshVocabulary, vocabularyJob } from './words/vocabulary.ts'

export { refreshVocabulary }

/** Refreshes the vocabulary soon after the commit of many items, such as an import. */
export const learnWordsSoon = (db: Db, jobs: Pick<Jobs, 'enqueue'>): Promise<void> =>
  jobs.enqueue(db, vocabularyJob, {})
