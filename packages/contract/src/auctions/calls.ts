import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { auctionDoneMessages, auctionMessages } from './messages.ts'
import type * as s from './schemas.ts'

const home = '/v1/clasificado/subasta'
const area = auctionMessages
const done = auctionDoneMessages
type ById = In<typeof s.AuctionIdSchema>
type Token = In<typeof s.BidderTokenSchema>
type Saved = Of<typeof s.SavedAuctionSchema>
type Staff = Of<typeof s.StaffAuctionSchema>

/** Where live pages read the changes of an auction. */
export const auctionStreamPath = `${home}/en_vivo`

/** Auctions (rule auctions/bidding): of visitors, of bidders by their secret link, of staff. */
export const auctionCalls = {
  publicList: call<{ reply: Of<typeof s.PublicAuctionsSchema> }>({ method: 'GET', path: `${home}/list_all`, area }),
  /** The auction of a listing: the one that runs or comes, otherwise the latest. */
  publicOne: call<{ params: ById; reply: Of<typeof s.PublicAuctionSchema> }>({
    method: 'GET',
    path: `${home}/list_all/:id`,
    area,
  }),
  /** Mails a PIN. The answer is the same whoever asks. */
  join: call<{ params: ById; body: In<typeof s.JoinSchema>; reply: null }>({
    method: 'POST',
    path: `${home}/participar/:id`,
    area,
    done: done.codeSent,
  }),
  verify: call<{ params: ById; body: In<typeof s.VerifySchema>; reply: Of<typeof s.VerifiedBidderSchema> }>({
    method: 'POST',
    path: `${home}/verificar/:id`,
    area,
    done: done.verified,
  }),
  bidder: call<{ params: Token; reply: Of<typeof s.BidderAuctionSchema> }>({
    method: 'GET',
    path: `${home}/postor/:token`,
    area,
  }),
  bid: call<{ params: Token; body: In<typeof s.BidSchema>; reply: Of<typeof s.BidderAuctionSchema> }>({
    method: 'POST',
    path: `${home}/postor/:token/puja`,
    area,
    done: done.leading,
    doneArea: done,
  }),
  /** Takes the e-mail back: its link bids no more. Bids already placed stand. */
  withdraw: call<{ params: Token; reply: null }>({
    method: 'POST',
    path: `${home}/postor/:token/retirar`,
    area,
    done: done.withdrawn,
  }),

  initData: call<{ reply: Of<typeof s.AuctionInitDataSchema> }>({ method: 'GET', path: `${home}/init_data`, area }),
  list: call<{ params: In<typeof s.AuctionListQuerySchema>; reply: Of<typeof s.AuctionListSchema> }>({
    method: 'GET',
    path: `${home}/list`,
    area,
  }),
  get: call<{ params: ById; reply: Staff }>({ method: 'GET', path: `${home}/list/:id`, area }),
  save: call<{ body: In<typeof s.AuctionFormSchema>; reply: Saved }>({
    method: 'POST',
    path: `${home}/save`,
    area,
    done: done.saved,
  }),
  update: call<{ params: ById; body: In<typeof s.AuctionChangeSchema>; reply: Saved }>({
    method: 'PUT',
    path: `${home}/update/:id`,
    area,
    done: done.saved,
  }),
  stop: call<{ params: ById; body: In<typeof s.AuctionStopSchema>; reply: Staff }>({
    method: 'PUT',
    path: `${home}/detener/:id`,
    area,
    done: done.stopped,
  }),
  /** Takes one bid out and places the later ones again. */
  voidBid: call<{ params: ById; body: In<typeof s.AuctionVoidSchema>; reply: Staff }>({
    method: 'PUT',
    path: `${home}/puja/anular/:id`,
    area,
    done: done.bidVoided,
    doneArea: done,
  }),
  decide: call<{ params: ById; body: In<typeof s.AuctionDecisionSchema>; reply: Staff }>({
    method: 'PUT',
    path: `${home}/decidir/:id`,
    area,
    done: done.closed,
    doneArea: done,
  }),
}
