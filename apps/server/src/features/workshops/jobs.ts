import { hasJob, jobKind } from '#core/jobs/jobs.ts'
import { closingJob } from './closing/job.ts'
import { listUnfinished } from './closing/queries.ts'
import { runClosing } from './closing/run.ts'
import type { WorkshopDeps } from './deps.ts'
import { announceTurns, settleOverdue } from './places/places.ts'
import { sweepPictures } from './staff/pictures.ts'

const placesJob = jobKind('workshop-places', { retries: 0 })
const sweepJob = jobKind('workshop-pictures', { retries: 0 })

/** Defines the jobs of workshops: every minute places that nobody confirmed, and closings that no process works on. */
export async function workshopJobs(deps: WorkshopDeps): Promise<void> {
  const { jobs } = deps
  await jobs.define(closingJob, ({ cierre_id: id }, signal) => runClosing(deps, id, signal))
  await jobs.define(placesJob, () => watchPlaces(deps))
  await jobs.schedule(placesJob, '* * * * *', 'UTC')
  await jobs.define(sweepJob, () => sweepPictures(deps))
  await jobs.schedule(sweepJob, '20 3 * * *', 'UTC')
}

async function watchPlaces(deps: WorkshopDeps): Promise<void> {
  await settleOverdue(deps)
  await announceTurns(deps)
  await watchClosings(deps)
}

/** Starts the job of a closing whose process ended. */
export async function watchClosings({ db, jobs }: Pick<WorkshopDeps, 'db' | 'jobs'>): Promise<void> {
  for (const { id } of await listUnfinished(db)) {
    const data = { cierre_id: id }
    if (!(await hasJob(db, closingJob, data))) await jobs.enqueue(db, closingJob, data)
  }
}
