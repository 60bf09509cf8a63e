import type { Jobs } from '#core/jobs/jobs.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import { expireAll } from './expiry/expire.ts'
import { type RemindParts, remindDue } from './reminders/remind.ts'

const expiryJob = jobKind('quote-expiry', { retries: 0, maxSeconds: 600 }) // the next quarter of an hour is the retry

const reminderJob = jobKind('quote-reminders', { retries: 0, maxSeconds: 600 })

/**
 * Defines the jobs of quotes. Reminders are sent in the morning of each enterprise; expiry runs ten minutes after
 * midnight of each time zone, which may be offset by quarters of an hour.
 */
export async function quoteJobs(parts: RemindParts & { jobs: Jobs }): Promise<void> {
  await parts.jobs.define(expiryJob, () => expireAll(parts))
  await parts.jobs.schedule(expiryJob, '10,25,40,55 * * * *', 'UTC')
  await parts.jobs.define(reminderJob, () => remindDue(parts))
  await parts.jobs.schedule(reminderJob, '5,20,35,50 * * * *', 'UTC')
}
