import type { Db } from '#core/database/database.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import { refreshVocabulary, vocabularyJob } from './words/vocabulary.ts'

/** Defines the hourly job that refreshes the vocabulary of the search. */
export async function marketJobs({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> {
  await jobs.define(vocabularyJob, () => refreshVocabulary(db))
  await jobs.schedule(vocabularyJob, '41 * * * *', 'UTC')
}
