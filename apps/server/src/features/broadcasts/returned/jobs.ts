import { jobKind } from '#core/jobs/jobs.ts'
import type { BroadcastDeps } from '../deps.ts'
import { forgetOldMails } from './queries.ts'
import { type ReturnedDeps, readReturned } from './read.ts'

const returnedJob = jobKind('broadcast-returned', { retries: 0, maxSeconds: 170 }) // the next run is the retry

/** Defines the reading of bounces and complaints, every three minutes, when there is a mailbox for them. */
export async function returnedJobs(deps: ReturnedDeps & Pick<BroadcastDeps, 'env' | 'jobs'>): Promise<void> {
  const { db, env, jobs } = deps
  const { BOUNCE_IMAP_URL: url } = env
  await jobs.define(returnedJob, async (_, signal) => {
    if (!url) return // of a process that had one
    await readReturned(deps, url, signal)
    await forgetOldMails(db)
  })
  if (url) await jobs.schedule(returnedJob, '*/3 * * * *', 'UTC')
}
