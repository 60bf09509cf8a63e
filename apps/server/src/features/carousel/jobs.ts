import { type Jobs, jobKind } from '#core/jobs/jobs.ts'
import { forgetOldCounts } from './counts/queries.ts'
import { type SlideFileDeps, sweepSlideFiles } from './files/store.ts'

const sweepJob = jobKind('carousel-sweep', { retries: 0 })

/** Defines the daily clean-up of files that no slide uses, and of old figures. */
export async function carouselJobs(deps: Pick<SlideFileDeps, 'db' | 'files'> & { jobs: Jobs }): Promise<void> {
  await deps.jobs.define(sweepJob, async () => {
    await sweepSlideFiles(deps)
    await forgetOldCounts(deps.db)
  })
  await deps.jobs.schedule(sweepJob, '41 4 * * *', 'UTC')
}
