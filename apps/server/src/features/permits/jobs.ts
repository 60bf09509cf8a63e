import { type Jobs, jobKind } from '#core/jobs/jobs.ts'
import { type WarnDeps, warnOfEnds } from './warnings/warn.ts'

const warningJob = jobKind('permit-warnings', { retries: 0, maxSeconds: 600 }) // the next quarter of an hour is the retry

/** Defines the job that warns of ends, from the morning of each enterprise. */
export async function permitJobs(deps: WarnDeps & { jobs: Jobs }): Promise<void> {
  await deps.jobs.define(warningJob, () => warnOfEnds(deps))
  await deps.jobs.schedule(warningJob, '7,22,37,52 * * * *', 'UTC')
}
