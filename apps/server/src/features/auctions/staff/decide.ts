import { AuctionState, AuctionStatus } from '@portal/contract/auctions/constants'
import { auctionDoneMessages, auctionMessages as m } from '@portal/contract/auctions/messages'
import {
  type AuctionDecisionSchema,
  type AuctionStopSchema,
  StaffAuctionSchema,
} from '@portal/contract/auctions/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Actor } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { zoneOfHouse } from '#core/database/days.ts'
import { refuseStale, shownAfter } from '#core/records/versions.ts'
import { announce, lockItem } from '#features/item-requests/service.ts'
import { note } from '../changes.ts'
import { award } from '../end/award.ts'
import type { EndDeps } from '../end/end.ts'
import { listVerified } from '../mail/queries.ts'
import { stoppedMail } from '../mails.ts'
import * as shared from '../queries.ts'
import { stateAt } from '../rules/times.ts'
import { oneAuction, type View } from './detail.ts'
import { lockScoped } from './plan.ts'

/**
 * Stops an auction that comes or runs, with a reason that everyone sees; bidders are told by mail. Throws `notPossible`
 * afterwards.
 */
export async function stopAuction(
  deps: EndDeps,
  actor: Actor,
  id: number,
  { motivo: reason }: Of<typeof AuctionStopSchema>,
): Promise<View> {
  return orChanged(deps, actor, id, async (db) => {
    const before = await lockScoped(db, actor, id)
    const state = stateAt(before, before.ahora)
    if (state !== AuctionState.coming && state !== AuctionState.running) throw new Refusal(m.notPossible)
    const change = { estado: AuctionStatus.stopped, motivo: reason, terminada_en: before.ahora }
    const after = await shared.changeAuction(db, id, change)
    await note(db, actor, 'auctions.stopped', before, after)
    const item = (await lockItem(db, before.clasificado_id))!
    await announce(db, item)
    const zone = await zoneOfHouse(db)
    for (const bidder of await listVerified(db, id))
      await deps.mails.queue(db, stoppedMail(deps, bidder, { item, auction: before, zone }, reason))
  })
}

/**
 * Below the reserve: closes the auction, or offers the item to the best bidder at their bid. Throws `notPossible`
 * otherwise.
 */
export async function decideAuction(
  deps: EndDeps,
  actor: Actor,
  id: number,
  { decision, version }: Of<typeof AuctionDecisionSchema>,
): Promise<Answer<View>> {
  const isOffer = decision === 'ofrecer'
  const view = await orChanged(deps, actor, id, async (db) => {
    const auction = await lockScoped(db, actor, id)
    refuseStale(auction, version)
    if (auction.estado !== AuctionStatus.belowReserve) throw new Refusal(m.notPossible)
    if (isOffer) return offer(db, deps, actor, auction)
    const after = await shared.changeAuction(db, id, { estado: AuctionStatus.closed })
    await note(db, actor, 'auctions.closed', auction, after)
  })
  return new Answer(view, isOffer ? auctionDoneMessages.offered : auctionDoneMessages.closed)
}

/** Whoever reserved the item meanwhile goes first (`reservedOrSold`). */
async function offer(db: Db, deps: EndDeps, actor: Actor, auction: shared.LockedAuction): Promise<void> {
  const item = (await lockItem(db, auction.clasificado_id))!
  const bidderId = auction.lider_id!
  // the second is not asked: their bid is below the reserve as well
  const after = await award(db, deps, actor, { item, auction, bidderId, amount: auction.precio_actual!, turn: 1 })
  if (after.estado !== AuctionStatus.awarded) throw new Refusal(m.reservedOrSold)
}

async function orChanged(deps: EndDeps, actor: Actor, id: number, work: (db: Db) => Promise<void>): Promise<View> {
  const view = () => oneAuction(deps.db, actor, id)
  return shownAfter(inTransaction(deps.db, work), view, (auction) => StaffAuctionSchema.parse(auction))
}
