import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { offerDoneMessages, offerMessages } from './messages.ts'
import type * as s from './schemas.ts'

const home = '/v1/clasificado/oferta'
const area = offerMessages
const done = offerDoneMessages
type ById = In<typeof s.OfferIdSchema>
type Token = In<typeof s.OfferTokenSchema>
type Staff = Of<typeof s.StaffOfferSchema>

/** Offers (rule auctions/offers): of visitors, of clients by the link of a counteroffer, of staff. */
export const offerCalls = {
  send: call<{ body: In<typeof s.OfferFormSchema>; reply: Of<typeof s.OfferedSchema> }>({
    method: 'POST',
    path: `${home}/enviar`,
    area,
    done: done.received,
    doneArea: done,
  }),
  counter: call<{ params: Token; reply: Of<typeof s.CounterSchema> }>({
    method: 'GET',
    path: `${home}/contraoferta/:token`,
    area,
  }),
  acceptCounter: call<{ params: Token; reply: Of<typeof s.CounterSchema> }>({
    method: 'POST',
    path: `${home}/contraoferta/:token/aceptar`,
    area,
    done: done.counterAccepted,
  }),
  declineCounter: call<{ params: Token; reply: Of<typeof s.CounterSchema> }>({
    method: 'POST',
    path: `${home}/contraoferta/:token/declinar`,
    area,
    done: done.declined,
  }),

  list: call<{ params: In<typeof s.OfferListQuerySchema>; reply: Of<typeof s.OfferListSchema> }>({
    method: 'GET',
    path: `${home}/list`,
    area,
  }),
  get: call<{ params: ById; reply: Staff }>({ method: 'GET', path: `${home}/list/:id`, area }),
  accept: call<{ params: ById; body: In<typeof s.OfferAcceptSchema>; reply: Staff }>({
    method: 'PUT',
    path: `${home}/aceptar/:id`,
    area,
    done: done.accepted,
  }),
  counterOffer: call<{ params: ById; body: In<typeof s.OfferCounterSchema>; reply: Staff }>({
    method: 'PUT',
    path: `${home}/contraofertar/:id`,
    area,
    done: done.countered,
  }),
  reject: call<{ params: ById; body: In<typeof s.OfferRejectSchema>; reply: Staff }>({
    method: 'PUT',
    path: `${home}/rechazar/:id`,
    area,
    done: done.rejected,
  }),
  listings: call<{ params: In<typeof s.OfferListingQuerySchema>; reply: Of<typeof s.OfferListingsSchema> }>({
    method: 'GET',
    path: `${home}/avisos`,
    area,
  }),
  listing: call<{ params: In<typeof s.ListingIdSchema>; reply: Of<typeof s.OneOfferListingSchema> }>({
    method: 'GET',
    path: `${home}/avisos/:id`,
    area,
  }),
  setMinimum: call<{
    params: In<typeof s.ListingIdSchema>
    body: In<typeof s.OfferMinimumSchema>
    reply: Of<typeof s.OneOfferListingSchema>
  }>({ method: 'PUT', path: `${home}/minimo/:id`, area, done: done.minimumSaved }),
}
