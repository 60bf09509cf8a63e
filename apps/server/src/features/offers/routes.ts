import { Module } from '@portal/contract/access/constants'
import { offerCalls } from '@portal/contract/offers/calls'
import { offerMessages } from '@portal/contract/offers/messages'
import * as s from '@portal/contract/offers/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { acceptCounter, counterOf, declineCounter } from './counter/counter.ts'
import type { OfferDeps } from './deps.ts'
import { sendOffer } from './send/send.ts'
import { acceptOffer, counterOffer, rejectOffer } from './staff/answer.ts'
import { oneListing, oneOffer, pageOfListings, pageOfOffers } from './staff/detail.ts'
import { setMinimum } from './staff/minimum.ts'

const { notSaved: failed } = offerMessages
const sending: Limit = { name: 'oferta-enviar', max: 20, seconds: 3600 }
const answering: Limit = { name: 'oferta-enlace', max: 30, seconds: 3600 }

/** Mounts the calls of offers: of visitors, of clients by the link of a counteroffer, of staff. */
export function offerRoutes(door: Door, deps: OfferDeps): void {
  door.mount(
    offerCalls.send,
    { access: 'public', budget: 'money', body: s.OfferFormSchema, reply: s.OfferedSchema, limit: sending, failed },
    ({ caller, body }) => sendOffer(deps, caller, body),
  )
  const byLink = { access: 'public', params: s.OfferTokenSchema, reply: s.CounterSchema } as const
  door.mount(offerCalls.counter, byLink, ({ params }) => counterOf(deps, params.token))
  door.mount(offerCalls.acceptCounter, { ...byLink, budget: 'money', limit: answering, failed }, ({ caller, params }) =>
    acceptCounter(deps, caller, params.token),
  )
  door.mount(
    offerCalls.declineCounter,
    { ...byLink, budget: 'money', limit: answering, failed },
    ({ caller, params }) => declineCounter(deps, caller, params.token),
  )
  mountStaff(door, deps)
}

function mountStaff(door: Door, deps: OfferDeps): void {
  const access = Module.manageClassifieds
  door.mount(
    offerCalls.list,
    { access, params: s.OfferListQuerySchema, reply: s.OfferListSchema },
    ({ actor, params }) => pageOfOffers(deps.db, actor, params),
  )
  const byId = { access, params: s.OfferIdSchema, reply: s.StaffOfferSchema } as const
  door.mount(offerCalls.get, byId, ({ actor, params }) => oneOffer(deps.db, actor, params.id))
  door.mount(
    offerCalls.accept,
    { ...byId, budget: 'money', body: s.OfferAcceptSchema, failed },
    ({ actor, params, body }) => acceptOffer(deps, actor, params.id, body),
  )
  door.mount(
    offerCalls.counterOffer,
    { ...byId, budget: 'money', body: s.OfferCounterSchema, failed },
    ({ actor, params, body }) => counterOffer(deps, actor, params.id, body),
  )
  door.mount(
    offerCalls.reject,
    { ...byId, budget: 'money', body: s.OfferRejectSchema, failed },
    ({ actor, params, body }) => rejectOffer(deps, actor, params.id, body),
  )
  door.mount(
    offerCalls.listings,
    { access, params: s.OfferListingQuerySchema, reply: s.OfferListingsSchema },
    ({ actor, params }) => pageOfListings(deps.db, actor, params),
  )
  const ofListing = { access, params: s.ListingIdSchema, reply: s.OneOfferListingSchema } as const
  door.mount(offerCalls.listing, ofListing, ({ actor, params }) => oneListing(deps.db, actor, params.id))
  door.mount(
    offerCalls.setMinimum,
    { ...ofListing, budget: 'money', body: s.OfferMinimumSchema, failed },
    ({ actor, params, body }) => setMinimum(deps.db, actor, params.id, body),
  )
}
