import type { Jobs } from '#core/jobs.ts'
import { jobKind } from '#core/jobs.ts'
import { expireAll } from './expiry/expire.ts'
import type { QuoteParts } from './parts.ts'

const expiryJob = jobKind('quote-expiry', { retries: 0, maxSeconds: 600 }) // the next quarter of an hour is the retry

/** Defines what happens to quotes by itself: ten minutes after midnight in the zone of each enterprise, which may be off by quarters. */
export async function quoteJobs(parts: Pick<QuoteParts, 'db'> & { jobs: Jobs }): Promise<void> {
  await parts.jobs.define(expiryJob, () => expireAll(parts))
  await parts.jobs.schedule(expiryJob, '10,25,40,55 * * * *', 'UTC')
}
