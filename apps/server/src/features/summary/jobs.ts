import { type Jobs, jobKind } from '#core/jobs/jobs.ts'
import type { SummaryDeps } from './deps.ts'
import { sendSummaries } from './mail/send.ts'

const summaryJob = jobKind('weekly-summary', { retries: 0, maxSeconds: 600 }) // the next quarter of an hour is the retry

/** Defines the job that mails the summary on Monday mornings, from eight where each reader is. */
export async function summaryJobs(deps: SummaryDeps & { jobs: Jobs }): Promise<void> {
  await deps.jobs.define(summaryJob, () => sendSummaries(deps))
  await deps.jobs.schedule(summaryJob, '2,17,32,47 * * * *', 'UTC')
}
