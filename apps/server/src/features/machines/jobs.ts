import { jobKind } from '#core/jobs/jobs.ts'
import type { MachineDeps } from './deps.ts'
import { processExpiry } from './expiry/expire.ts'
import { sweepPictures } from './pictures.ts'

const hourly = { retries: 0, maxSeconds: 1800 } // the next hour is the retry
const expiryJob = jobKind('classified-expiry', hourly)
const picturesJob = jobKind('classified-pictures', hourly)

type JobDeps = Pick<MachineDeps, 'db' | 'env' | 'mails' | 'secrets' | 'files' | 'jobs'>

/** Defines the hourly jobs of items and pictures, in one process. */
export async function machineJobs(deps: JobDeps): Promise<void> {
  await deps.jobs.define(expiryJob, () => processExpiry(deps))
  await deps.jobs.schedule(expiryJob, '7 * * * *', 'UTC')
  await deps.jobs.define(picturesJob, async () => {
    await sweepPictures(deps)
  })
  await deps.jobs.schedule(picturesJob, '37 * * * *', 'UTC')
}
