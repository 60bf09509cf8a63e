import { auctionCalls } from '@portal/contract/auctions/calls'
import { AuctionState } from '@portal/contract/auctions/constants'
import { auctionDoneMessages } from '@portal/contract/auctions/messages'
import { Answer } from '#core/base/answers.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Door } from '#core/door/door.ts'
import { bid } from './bid/bid.ts'
import type { AuctionDeps } from './deps.ts'
import { endOf } from './end/end.ts'
import { join } from './join/join.ts'
import { verify } from './join/verify.ts'
import { withdraw } from './join/withdraw.ts'
import { auctionOfBidder, auctionOfItem, publicAuctions } from './public/view.ts'
import { decideAuction, stopAuction } from './staff/decide.ts'
import { initData, oneAuction, pageOfAuctions } from './staff/detail.ts'
import { changePlan, planAuction } from './staff/plan.ts'
import { voidBid } from './staff/void.ts'

/** Mounts the calls of auctions: of visitors, of bidders by their link, of staff. */
export function auctionRoutes(door: Door, deps: AuctionDeps): void {
  mountPublic(door, deps)
  mountBidders(door, deps)
  mountStaff(door, deps)
}

function mountPublic(door: Door, deps: AuctionDeps): void {
  const known = answerCache<Awaited<ReturnType<typeof publicAuctions>>>(deps.changes, ['subastas', 'clasificados'], {
    ms: 1000,
    max: 1,
  })
  door.mount(auctionCalls.publicList, () => known('', () => publicAuctions(deps.db)))
  door.mount(auctionCalls.publicOne, ({ params }) => auctionOfItem(deps.db, params.id))
  door.mount(auctionCalls.join, ({ actor, caller, params, body }) => join(deps, actor ?? caller, params.id, body))
  door.mount(auctionCalls.verify, ({ actor, caller, params, body }) => verify(deps, actor ?? caller, params.id, body))
}

function mountBidders(door: Door, deps: AuctionDeps): void {
  door.mount(auctionCalls.bidder, ({ params }) => auctionOfBidder(deps, params.token))
  door.mount(auctionCalls.bid, async ({ caller, params, body }) => {
    const entry = auctionDoneMessages[await bid(deps, caller, params.token, body)]
    return new Answer(await auctionOfBidder(deps, params.token), entry)
  })
  door.mount(auctionCalls.withdraw, ({ caller, params }) => withdraw(deps, caller, params.token))
}

function mountStaff(door: Door, deps: AuctionDeps): void {
  door.mount(auctionCalls.initData, ({ actor }) => initData(deps.db, actor))
  door.mount(auctionCalls.list, ({ actor, params }) => pageOfAuctions(deps.db, actor, params))
  door.mount(auctionCalls.get, async ({ actor, params }) => {
    const { clasificado_id: itemId, estado } = await oneAuction(deps.db, actor, params.id)
    if (estado === AuctionState.ending) await endOf(deps, itemId) // whoever looks first writes the result
    return oneAuction(deps.db, actor, params.id)
  })
  door.mount(auctionCalls.save, async ({ actor, body }) => {
    await endOf(deps, body.clasificado_id)
    return planAuction(deps, actor, body)
  })
  door.mount(auctionCalls.update, ({ actor, params, body }) => changePlan(deps, actor, params.id, body))
  door.mount(auctionCalls.stop, ({ actor, params, body }) => stopAuction(deps, actor, params.id, body))
  door.mount(auctionCalls.voidBid, ({ actor, params, body }) => voidBid(deps, actor, params.id, body))
  door.mount(auctionCalls.decide, ({ actor, params, body }) => decideAuction(deps, actor, params.id, body))
}
