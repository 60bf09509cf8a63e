import { type Jobs, jobKind } from '#core/jobs/jobs.ts'
import { sendDigests } from './digest/send.ts'
import { noticeJob } from './notices/notify.ts'
import { type NoticeDeps, sendNotices } from './notices/send.ts'
import { tidyTasks } from './overdue/overdue.ts'

const overdueJob = jobKind('task-overdue', { retries: 0, maxSeconds: 600 }) // the next quarter of an hour is the retry

const digestJob = jobKind('task-digest', { retries: 0, maxSeconds: 600 })

/**
 * Defines the jobs of tasks: notices by mail, and five minutes after midnight of each time zone, which may be offset by
 * quarters of an hour, the tasks that are overdue; from eight in the morning of each reader their digest.
 */
export async function taskJobs(deps: NoticeDeps & { jobs: Jobs }): Promise<void> {
  await deps.jobs.define(noticeJob, ({ usuario_id }) => sendNotices(deps, usuario_id))
  await deps.jobs.define(overdueJob, () => tidyTasks(deps.db))
  await deps.jobs.schedule(overdueJob, '5,20,35,50 * * * *', 'UTC')
  await deps.jobs.define(digestJob, () => sendDigests(deps))
  await deps.jobs.schedule(digestJob, '0,15,30,45 * * * *', 'UTC')
}
