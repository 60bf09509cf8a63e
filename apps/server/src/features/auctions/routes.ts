import { Module } from '@portal/contract/access/constants'
import { auctionCalls } from '@portal/contract/auctions/calls'
import { AuctionState } from '@portal/contract/auctions/constants'
import { auctionDoneMessages, auctionMessages } from '@portal/contract/auctions/messages'
import * as s from '@portal/contract/auctions/schemas'
import { EmptySchema } from '@portal/contract/core/fields'
import { Answer } from '#core/base/answers.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { requestsPerAddress } from '#core/identity/pins/pins.ts'
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

const { notSaved: failed } = auctionMessages
/** Ten bids a second from one address: an office with many bidders. */
const bidding: Limit = { name: 'subasta-puja', max: 600, seconds: 60 }
const verifying: Limit = { name: 'subasta-verificar', max: 60, seconds: 3600 }
const withdrawing: Limit = { name: 'subasta-retirar', max: 30, seconds: 3600 }

/** Mounts the calls of auctions: of visitors, of bidders by their link, of staff. */
export function auctionRoutes(door: Door, deps: AuctionDeps): void {
  mountPublic(door, deps)
  mountBidders(door, deps)
  mountStaff(door, deps)
}

function mountPublic(door: Door, deps: AuctionDeps): void {
  const access = 'public'
  const known = answerCache<Awaited<ReturnType<typeof publicAuctions>>>(deps.changes, ['subastas', 'clasificados'], {
    ms: 1000,
    max: 1,
  })
  door.mount(auctionCalls.publicList, { access, reply: s.PublicAuctionsSchema }, () =>
    known('', () => publicAuctions(deps.db)),
  )
  door.mount(
    auctionCalls.publicOne,
    { access, params: s.AuctionIdSchema, reply: s.PublicAuctionSchema },
    ({ params }) => auctionOfItem(deps.db, params.id),
  )
  door.mount(
    auctionCalls.join,
    {
      access,
      budget: 'mailing',
      params: s.AuctionIdSchema,
      body: s.JoinSchema,
      reply: EmptySchema,
      limit: requestsPerAddress,
      failed: auctionMessages.emailNotSent,
    },
    ({ actor, caller, params, body }) => join(deps, actor ?? caller, params.id, body),
  )
  door.mount(
    auctionCalls.verify,
    {
      access,
      budget: 'typing',
      params: s.AuctionIdSchema,
      body: s.VerifySchema,
      reply: s.VerifiedBidderSchema,
      limit: verifying,
      answersSecret: true,
    },
    ({ actor, caller, params, body }) => verify(deps, actor ?? caller, params.id, body),
  )
}

function mountBidders(door: Door, deps: AuctionDeps): void {
  const byLink = { access: 'public', params: s.BidderTokenSchema } as const
  door.mount(auctionCalls.bidder, { ...byLink, reply: s.BidderAuctionSchema }, ({ params }) =>
    auctionOfBidder(deps, params.token),
  )
  door.mount(
    auctionCalls.bid,
    { ...byLink, budget: 'typing', body: s.BidSchema, reply: s.BidderAuctionSchema, limit: bidding, failed },
    async ({ caller, params, body }) => {
      const entry = auctionDoneMessages[await bid(deps, caller, params.token, body)]
      return new Answer(await auctionOfBidder(deps, params.token), entry)
    },
  )
  door.mount(
    auctionCalls.withdraw,
    { ...byLink, budget: 'typing', reply: EmptySchema, limit: withdrawing },
    ({ caller, params }) => withdraw(deps, caller, params.token),
  )
}

function mountStaff(door: Door, deps: AuctionDeps): void {
  const access = Module.manageClassifieds
  const byId = { access, params: s.AuctionIdSchema } as const
  door.mount(auctionCalls.initData, { access, reply: s.AuctionInitDataSchema }, ({ actor }) => initData(deps.db, actor))
  door.mount(
    auctionCalls.list,
    { access, params: s.AuctionListQuerySchema, reply: s.AuctionListSchema },
    ({ actor, params }) => pageOfAuctions(deps.db, actor, params),
  )
  door.mount(auctionCalls.get, { ...byId, reply: s.StaffAuctionSchema }, async ({ actor, params }) => {
    const { clasificado_id: itemId, estado } = await oneAuction(deps.db, actor, params.id)
    if (estado === AuctionState.ending) await endOf(deps, itemId) // whoever looks first writes the result
    return oneAuction(deps.db, actor, params.id)
  })
  door.mount(
    auctionCalls.save,
    { access, budget: 'saving', body: s.AuctionFormSchema, reply: s.SavedAuctionSchema, failed },
    async ({ actor, body }) => {
      await endOf(deps, body.clasificado_id)
      return planAuction(deps, actor, body)
    },
  )
  door.mount(
    auctionCalls.update,
    { ...byId, budget: 'saving', body: s.AuctionChangeSchema, reply: s.SavedAuctionSchema, failed },
    ({ actor, params, body }) => changePlan(deps, actor, params.id, body),
  )
  door.mount(
    auctionCalls.stop,
    { ...byId, budget: 'saving', body: s.AuctionStopSchema, reply: s.StaffAuctionSchema, failed },
    ({ actor, params, body }) => stopAuction(deps, actor, params.id, body),
  )
  door.mount(
    auctionCalls.voidBid,
    { ...byId, budget: 'saving', body: s.AuctionVoidSchema, reply: s.StaffAuctionSchema, failed },
    ({ actor, params, body }) => voidBid(deps, actor, params.id, body),
  )
  door.mount(
    auctionCalls.decide,
    { ...byId, budget: 'saving', body: s.AuctionDecisionSchema, reply: s.StaffAuctionSchema, failed },
    ({ actor, params, body }) => decideAuction(deps, actor, params.id, body),
  )
}
