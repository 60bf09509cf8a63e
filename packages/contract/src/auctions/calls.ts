import { Module } from '../access/constants.ts'
import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { requestsPerAddress } from '../core/limits.ts'
import { auctionDoneMessages, auctionMessages } from './messages.ts'
import * as s from './schemas.ts'

const home = '/v1/clasificado/subasta'
const area = auctionMessages
const done = auctionDoneMessages

const verifying: Limit = { name: 'subasta-verificar', max: 60, seconds: 3600 }
const byLink = { access: 'public', params: s.BidderTokenSchema } as const
/** Ten bids a second from one address: an office with many bidders. */
const bidding: Limit = { name: 'subasta-puja', max: 600, seconds: 60 }
const withdrawing: Limit = { name: 'subasta-retirar', max: 30, seconds: 3600 }
const byId = { access: Module.manageMachines, params: s.AuctionIdSchema } as const

/** Where live pages read the changes of an auction. */
export const auctionStreamPath = `${home}/en_vivo`

/** Auctions (rule auctions/bidding): of visitors, of bidders by their secret link, of staff. */
export const auctionCalls = {
  publicList: call(
    { method: 'GET', path: `${home}/list_all`, area },
    { summary: 'Lists the auctions that run or come', access: 'public', reply: s.PublicAuctionsSchema },
  ),
  publicOne: call(
    { method: 'GET', path: `${home}/list_all/:id`, area },
    {
      summary: 'Returns the auction of a listing: the one that runs or comes, otherwise the latest',
      access: 'public',
      params: s.AuctionIdSchema,
      reply: s.PublicAuctionSchema,
    },
  ),
  join: call(
    { method: 'POST', path: `${home}/participar/:id`, area, done: done.codeSent },
    {
      summary: 'Mails a PIN to who wants to bid; the answer is the same whoever asks',
      access: 'public',
      budget: 'mailing',
      limit: requestsPerAddress,
      params: s.AuctionIdSchema,
      body: s.JoinSchema,
      reply: EmptySchema,
      failed: auctionMessages.emailNotSent,
    },
  ),
  verify: call(
    { method: 'POST', path: `${home}/verificar/:id`, area, done: done.verified },
    {
      summary: 'Proves the e-mail of a bidder by the PIN',
      access: 'public',
      budget: 'typing',
      limit: verifying,
      params: s.AuctionIdSchema,
      body: s.VerifySchema,
      reply: s.VerifiedBidderSchema,
      answersSecret: true,
    },
  ),
  bidder: call(
    { method: 'GET', path: `${home}/postor/:token`, area },
    { summary: 'Returns the auction as a bidder sees it by their link', ...byLink, reply: s.BidderAuctionSchema },
  ),
  bid: call(
    { method: 'POST', path: `${home}/postor/:token/puja`, area, done: done.leading, doneArea: done },
    {
      summary: 'Places a bid',
      ...byLink,
      budget: 'typing',
      limit: bidding,
      body: s.BidSchema,
      reply: s.BidderAuctionSchema,
      failed: auctionMessages.notSaved,
    },
  ),
  withdraw: call(
    { method: 'POST', path: `${home}/postor/:token/retirar`, area, done: done.withdrawn },
    {
      summary: 'Takes the e-mail back: its link bids no more, bids already placed stand',
      ...byLink,
      budget: 'typing',
      limit: withdrawing,
      reply: EmptySchema,
    },
  ),

  initData: call(
    { method: 'GET', path: `${home}/init_data`, area },
    {
      summary: 'Returns the choices for the form of an auction',
      access: Module.manageMachines,
      reply: s.AuctionInitDataSchema,
    },
  ),
  list: call(
    { method: 'GET', path: `${home}/list`, area },
    {
      summary: 'Lists auctions for staff',
      access: Module.manageMachines,
      params: s.AuctionListQuerySchema,
      reply: s.AuctionListSchema,
    },
  ),
  get: call(
    { method: 'GET', path: `${home}/list/:id`, area },
    { summary: 'Returns one auction with its bids for staff', ...byId, reply: s.StaffAuctionSchema },
  ),
  save: call(
    { method: 'POST', path: `${home}/save`, area, done: done.saved },
    {
      summary: 'Plans an auction',
      access: Module.manageMachines,
      budget: 'saving',
      body: s.AuctionFormSchema,
      reply: s.SavedAuctionSchema,
      failed: auctionMessages.notSaved,
    },
  ),
  update: call(
    { method: 'PUT', path: `${home}/update/:id`, area, done: done.saved },
    {
      summary: 'Changes a planned auction',
      ...byId,
      budget: 'saving',
      body: s.AuctionChangeSchema,
      reply: s.SavedAuctionSchema,
      failed: auctionMessages.notSaved,
    },
  ),
  stop: call(
    { method: 'PUT', path: `${home}/detener/:id`, area, done: done.stopped },
    {
      summary: 'Stops an auction',
      ...byId,
      budget: 'saving',
      body: s.AuctionStopSchema,
      reply: s.StaffAuctionSchema,
      failed: auctionMessages.notSaved,
    },
  ),
  voidBid: call(
    { method: 'PUT', path: `${home}/puja/anular/:id`, area, done: done.bidVoided, doneArea: done },
    {
      summary: 'Takes one bid out and places the later ones again',
      ...byId,
      budget: 'saving',
      body: s.AuctionVoidSchema,
      reply: s.StaffAuctionSchema,
      failed: auctionMessages.notSaved,
    },
  ),
  decide: call(
    { method: 'PUT', path: `${home}/decidir/:id`, area, done: done.closed, doneArea: done },
    {
      summary: 'Decides an auction that ended',
      ...byId,
      budget: 'saving',
      body: s.AuctionDecisionSchema,
      reply: s.StaffAuctionSchema,
      failed: auctionMessages.notSaved,
    },
  ),
}
