import { hasJob, jobKind } from '#core/jobs/jobs.ts'
import type { BroadcastDeps } from '../deps.ts'
import { listSending } from './queries.ts'
import { sendDue } from './send.ts'

export const sendJob = jobKind<{ difusion_id: number }>('broadcast-send', { atOnce: 2, retries: 0, maxSeconds: 3600 })
const watchJob = jobKind('broadcast-watch')

/** Defines the sending of a broadcast, and every minute a look at those that wait: for their time, or to go on. */
export async function broadcastJobs(deps: BroadcastDeps): Promise<void> {
  const { jobs } = deps
  await jobs.define(sendJob, ({ difusion_id: id }, signal) => sendDue(deps, id, signal))
  await jobs.define(watchJob, () => watchSending(deps))
  await jobs.schedule(watchJob, '* * * * *', 'UTC')
}

/** Starts broadcasts whose time has come, and continues those that no living process sends. */
export async function watchSending({ db, jobs }: Pick<BroadcastDeps, 'db' | 'jobs'>): Promise<void> {
  for (const id of await listSending(db)) {
    const data = { difusion_id: id }
    if (!(await hasJob(db, sendJob, data))) await jobs.enqueue(db, sendJob, data)
  }
}
