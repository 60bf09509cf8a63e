import { type Jobs, jobKind } from '#core/jobs/jobs.ts'
import { type ExpiryDeps, expireDue } from './expiry/expire.ts'
import { unpublishSoldItems } from './expiry/sold.ts'

const expiryJob = jobKind('request-expiry', { retries: 0, maxSeconds: 300 }) // the next minute is the retry
const soldJob = jobKind('request-sold-cleanup', { retries: 0, maxSeconds: 300 })

/** Defines the jobs of requests. */
export async function requestJobs(deps: ExpiryDeps & { jobs: Jobs }): Promise<void> {
  const { jobs, db } = deps
  await jobs.define(expiryJob, () => expireDue(deps))
  await jobs.define(soldJob, () => unpublishSoldItems(db))
  await jobs.schedule(expiryJob, '* * * * *', 'UTC')
  await jobs.schedule(soldJob, '41 * * * *', 'UTC')
}
