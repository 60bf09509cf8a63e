import { AuctionState, auctionRules } from '@portal/contract/auctions/constants'
import { type Db, inTransaction } from '#core/database/database.ts'
import { zoneOfHouse } from '#core/database/days.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import { lockItem } from '#features/item-requests/service.ts'
import type { AuctionDeps } from './deps.ts'
import { outbidMail } from './mails.ts'
import * as queries from './queries.ts'
import { stateAt } from './rules/times.ts'

type Deps = Pick<AuctionDeps, 'db' | 'env' | 'mails' | 'secrets'>

/** Writes to one bidder that they were outbid; its data names them. */
export const outbidJob = jobKind<{ postor_id: number }>('auction-outbid', { retries: 5, maxSeconds: 60 })

/**
 * Notes in the transaction of a bid that someone else leads now: a job writes to the one before, at once or, when they were
 * written to just now, two minutes after that.
 */
export async function noteOutbid(db: Db, { jobs }: Pick<AuctionDeps, 'jobs'>, bidderId: number): Promise<void> {
  const due = await markOutbid(db, bidderId)
  if (due) await jobs.enqueue(db, outbidJob, { postor_id: bidderId }, due)
}

/** Returns when the mail is due, at once without a time; null when one waits already. */
async function markOutbid(db: Db, bidderId: number): Promise<{ after?: Date } | null> {
  const marked = await db
    .updateTable('subasta_postor')
    .set({ aviso_pendiente: true })
    .where('id', '=', bidderId)
    .where('aviso_pendiente', '=', false)
    .returning('avisado_en')
    .executeTakeFirst()
  if (!marked) return null
  const { avisado_en: told } = marked
  return told ? { after: new Date(told.getTime() + auctionRules.minutesBetweenMails * 60_000) } : {}
}

/** Writes the mail unless they lead again or the auction is over: once, however often the job runs. */
export async function tellOutbid(deps: Deps, bidderId: number): Promise<void> {
  const found = await queries.getBidder(deps.db, bidderId)
  if (!found) return
  await inTransaction(deps.db, async (db) => {
    const item = await lockItem(db, found.clasificado_id)
    const auction = await queries.lockAuction(db, found.subasta_id)
    const bidder = await queries.getBidder(db, bidderId)
    if (!item || !auction || !bidder?.aviso_pendiente) return
    const isRunning = stateAt(auction, auction.ahora) === AuctionState.running
    const isTold = isRunning && auction.lider_id !== bidderId && !bidder.retirado_en
    await queries.changeBidder(db, bidderId, {
      aviso_pendiente: false,
      ...(isTold && { avisado_en: auction.ahora }),
    })
    if (!isTold) return
    const about = { auction, item, zone: await zoneOfHouse(db) }
    await deps.mails.queue(db, outbidMail(deps, bidder, about))
  })
}
