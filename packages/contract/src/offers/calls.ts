import { Module } from '../access/constants.ts'
import { call, type Limit } from '../core/endpoint.ts'
import { offerDoneMessages, offerMessages } from './messages.ts'
import * as s from './schemas.ts'

const home = '/v1/clasificado/oferta'
const area = offerMessages
const done = offerDoneMessages

const sending: Limit = { name: 'oferta-enviar', max: 20, seconds: 3600 }
const byLink = { access: 'public', params: s.OfferTokenSchema, reply: s.CounterSchema } as const
const answering: Limit = { name: 'oferta-enlace', max: 30, seconds: 3600 }
const byId = { access: Module.manageMachines, params: s.OfferIdSchema, reply: s.StaffOfferSchema } as const
const ofMachine = {
  access: Module.manageMachines,
  params: s.MachineIdSchema,
  reply: s.OneOfferMachineSchema,
} as const

/** Offers (rule auctions/offers): of visitors, of clients by the link of a counteroffer, of staff. */
export const offerCalls = {
  send: call(
    { method: 'POST', path: `${home}/enviar`, area, done: done.received, doneArea: done },
    {
      summary: 'Sends an offer for a machine',
      access: 'public',
      budget: 'money',
      limit: sending,
      body: s.OfferFormSchema,
      reply: s.OfferedSchema,
      failed: offerMessages.notSaved,
    },
  ),
  counter: call(
    { method: 'GET', path: `${home}/contraoferta/:token`, area },
    { summary: 'Returns a counteroffer by the link of the client', ...byLink },
  ),
  acceptCounter: call(
    { method: 'POST', path: `${home}/contraoferta/:token/aceptar`, area, done: done.counterAccepted },
    { summary: 'Accepts a counteroffer', ...byLink, budget: 'money', limit: answering, failed: offerMessages.notSaved },
  ),
  declineCounter: call(
    { method: 'POST', path: `${home}/contraoferta/:token/declinar`, area, done: done.declined },
    {
      summary: 'Declines a counteroffer',
      ...byLink,
      budget: 'money',
      limit: answering,
      failed: offerMessages.notSaved,
    },
  ),

  list: call(
    { method: 'GET', path: `${home}/list`, area },
    {
      summary: 'Lists offers',
      access: Module.manageMachines,
      params: s.OfferListQuerySchema,
      reply: s.OfferListSchema,
    },
  ),
  get: call({ method: 'GET', path: `${home}/list/:id`, area }, { summary: 'Returns one offer', ...byId }),
  accept: call(
    { method: 'PUT', path: `${home}/aceptar/:id`, area, done: done.accepted },
    {
      summary: 'Accepts an offer',
      ...byId,
      budget: 'money',
      body: s.OfferAcceptSchema,
      failed: offerMessages.notSaved,
    },
  ),
  counterOffer: call(
    { method: 'PUT', path: `${home}/contraofertar/:id`, area, done: done.countered },
    {
      summary: 'Answers an offer with another amount',
      ...byId,
      budget: 'money',
      body: s.OfferCounterSchema,
      failed: offerMessages.notSaved,
    },
  ),
  reject: call(
    { method: 'PUT', path: `${home}/rechazar/:id`, area, done: done.rejected },
    {
      summary: 'Rejects an offer',
      ...byId,
      budget: 'money',
      body: s.OfferRejectSchema,
      failed: offerMessages.notSaved,
    },
  ),
  machines: call(
    { method: 'GET', path: `${home}/avisos`, area },
    {
      summary: 'Lists the machines that take offers',
      access: Module.manageMachines,
      params: s.OfferMachineQuerySchema,
      reply: s.OfferMachinesSchema,
    },
  ),
  machine: call(
    { method: 'GET', path: `${home}/avisos/:id`, area },
    { summary: 'Returns the offers of one machine', ...ofMachine },
  ),
  setMinimum: call(
    { method: 'PUT', path: `${home}/minimo/:id`, area, done: done.minimumSaved },
    {
      summary: 'Sets the lowest offer that a machine takes',
      ...ofMachine,
      budget: 'money',
      body: s.OfferMinimumSchema,
      failed: offerMessages.notSaved,
    },
  ),
}
