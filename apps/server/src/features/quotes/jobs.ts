import type { Jobs } from '#core/jobs/jobs.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import { expireAll } from './expiry/expire.ts'
import { type RemindParts, remindDue } from './reminders/remind.ts'

const expiryJob = jobKind('quote-expiry', { retries: 0, maxSeconds: 600 }) // the next quarter of an hour is the retry

const reminderJob = jobKind('quote-reminders', { retries: 0, maxSeconds: 600 })

/** Defines what happens to quotes by itself. Reminders go out in the morning of each enterprise; expiry is ten minutes after midnight in the zone of each enterprise, which may be off by quarters. */
export async function quoteJobs(parts: RemindParts & { jobs: Jobs }): Promise<void> {
  await parts.jobs.define(expiryJob, () => expireAll(parts))
  await parts.jobs.schedule(expiryJob, '10,25,40,55 * * * *', 'UTC')
  await parts.jobs.define(reminderJob, () => remindDue(parts))
  await parts.jobs.schedule(reminderJob, '5,20,35,50 * * * *', 'UTC')
}
