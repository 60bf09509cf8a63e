import { type Jobs, jobKind } from '#core/jobs/jobs.ts'
import type { AuctionDeps } from './deps.ts'
import { bellJob, ringBell } from './end/bell.ts'
import { endDue } from './end/end.ts'
import { outbidJob, tellOutbid } from './outbid.ts'

/** Every minute, for bells whose job was lost and for winners who did not pay. */
const sweepJob = jobKind('auction-sweep', { retries: 0, maxSeconds: 300 })

/** Defines the jobs of auctions. */
export async function auctionJobs(deps: AuctionDeps & { jobs: Jobs }): Promise<void> {
  const { jobs } = deps
  await jobs.define(bellJob, ({ subasta_id }) => ringBell(deps, subasta_id))
  await jobs.define(outbidJob, ({ postor_id }) => tellOutbid(deps, postor_id))
  await jobs.define(sweepJob, () => endDue(deps))
  await jobs.schedule(sweepJob, '* * * * *', 'UTC')
}
