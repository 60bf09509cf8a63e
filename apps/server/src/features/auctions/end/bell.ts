import { AuctionStatus } from '@portal/contract/auctions/constants'
import type { Db } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import { changeOf } from '../changes.ts'
import type { AuctionDeps } from '../deps.ts'
import { type EndDeps, endOf } from './end.ts'
import { getBell } from './queries.ts'

/** Rings at the end of an auction; its data names it. */
export const bellJob = jobKind<{ subasta_id: number }>('auction-bell', {
  retries: 5,
  retryAfterSeconds: 5,
  maxSeconds: 120,
})

/** Sets a bell of an auction, at its start or its end, in the transaction that plans or moves it. */
export const setBell = (db: Db, { jobs }: Pick<AuctionDeps, 'jobs'>, id: number, at: Date): Promise<void> =>
  jobs.enqueue(db, bellJob, { subasta_id: id }, { after: at })

/**
 * Ends the auction, or sets the bell again where late bids moved its end; at its start tells lists and pages. Safe to
 * ring twice.
 */
export async function ringBell(deps: EndDeps & Pick<AuctionDeps, 'jobs'>, id: number): Promise<void> {
  const auction = await getBell(deps.db, id)
  if (!auction || auction.estado !== AuctionStatus.active) return
  if (auction.isStart) return announceChanges(deps.db, changeOf(id)) // the bell of its end is set
  await endOf(deps, auction.clasificado_id)
  const later = await getBell(deps.db, id)
  if (later?.estado === AuctionStatus.active) await setBell(deps.db, deps, id, later.fin_efectivo)
}
