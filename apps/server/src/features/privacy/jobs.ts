import { jobKind } from '#core/jobs/jobs.ts'
import type { PrivacyDeps } from './deps.ts'
import { forgetUnconfirmed } from './queries.ts'

const forgetJob = jobKind('data-requests-forget', { retries: 0, maxSeconds: 600 }) // the next hour is the retry

/** Defines the job that deletes each hour what nobody confirmed in time. */
export async function privacyJobs({ db, jobs }: Pick<PrivacyDeps, 'db' | 'jobs'>): Promise<void> {
  await jobs.define(forgetJob, () => forgetUnconfirmed(db))
  await jobs.schedule(forgetJob, '37 * * * *', 'UTC')
}
