import { jobKind } from '#core/jobs/jobs.ts'
import { processExpiry } from './expiry/expire.ts'
import type { ItemParts } from './parts.ts'
import { sweepPictures } from './pictures/pictures.ts'

const hourly = { retries: 0, maxSeconds: 1800 } // the next hour is the retry
const expiryJob = jobKind('classified-expiry', hourly)
const picturesJob = jobKind('classified-pictures', hourly)

type JobParts = Pick<ItemParts, 'db' | 'env' | 'mails' | 'secrets' | 'files' | 'jobs'>

/** Defines the hourly jobs of items and pictures, in one process. */
export async function itemJobs(parts: JobParts): Promise<void> {
  await parts.jobs.define(expiryJob, () => processExpiry(parts))
  await parts.jobs.schedule(expiryJob, '7 * * * *', 'UTC')
  await parts.jobs.define(picturesJob, async () => {
    await sweepPictures(parts)
  })
  await parts.jobs.schedule(picturesJob, '37 * * * *', 'UTC')
}
