import { type Jobs, jobKind } from '#core/jobs/jobs.ts'
import { expireAll } from './expiry/expire.ts'
import { openMissingOrders } from './production/order.ts'
import { releaseJob, releaseQuotes } from './production/release.ts'
import { type RemindDeps, remindDue } from './reminders/remind.ts'

const expiryJob = jobKind('quote-expiry', { retries: 0, maxSeconds: 600 }) // the next quarter of an hour is the retry

const reminderJob = jobKind('quote-reminders', { retries: 0, maxSeconds: 600 })

/**
 * Defines the jobs of quotes. Reminders are sent in the morning of each enterprise; expiry runs ten minutes after
 * midnight of each time zone, which may be offset by quarters of an hour. Every ten minutes quotes that waited for a
 * permit are looked for, besides right after each approval: a client may have become one of a company that has one.
 */
export async function quoteJobs(deps: RemindDeps & { jobs: Jobs }): Promise<void> {
  await deps.jobs.define(expiryJob, () => expireAll(deps))
  await deps.jobs.schedule(expiryJob, '10,25,40,55 * * * *', 'UTC')
  await deps.jobs.define(reminderJob, () => remindDue(deps))
  await deps.jobs.schedule(reminderJob, '5,20,35,50 * * * *', 'UTC')
  await deps.jobs.define(releaseJob, async () => {
    await openMissingOrders(deps.db)
    await releaseQuotes(deps)
  })
  await deps.jobs.schedule(releaseJob, '3,13,23,33,43,53 * * * *', 'UTC')
}
