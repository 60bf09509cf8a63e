import { type Jobs, jobKind } from '#core/jobs/jobs.ts'
import { settleGrants } from './grants/grants.ts'
import { type NoticeDeps, sendNotices } from './night/notices.ts'
import { settleDue } from './night/settle.ts'

const nightJob = jobKind('license-night', { retries: 0, maxSeconds: 800 }) // the next quarter of an hour is the retry

/**
 * Defines the job of licenses, a minute after each midnight, which may be offset by quarters of an hour: what begins or
 * ends, licenses for accounts that exist by now, and from the morning of each holder on the notices before an end.
 */
export async function licenseJobs(deps: NoticeDeps & { jobs: Jobs }): Promise<void> {
  await deps.jobs.define(nightJob, async () => {
    await settleDue(deps.db)
    await settleGrants(deps.db)
    await sendNotices(deps)
  })
  await deps.jobs.schedule(nightJob, '1,16,31,46 * * * *', 'UTC')
}
