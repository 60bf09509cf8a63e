import { call, type Limit } from '../core/endpoint.ts'
import { privacyRoles as roles } from './constants.ts'
import { privacyMessages as area, privacyDoneMessages as done } from './messages.ts'
import * as s from './schemas.ts'

const home = '/v1/solicitud_datos'

const open = { access: 'public', failed: area.notSaved } as const
const asking: Limit = { name: 'solicitud-datos', max: 10, seconds: 3600 }
const byLink = { ...open, params: s.RequestTokenSchema, reply: s.OwnRequestSchema } as const
const answering: Limit = { name: 'solicitud-datos-enlace', max: 60, seconds: 3600 }
const staff = { access: 'session', isOfHouse: true, roles } as const
const one = { ...staff, params: s.RequestByIdSchema } as const
const reading: Limit = { name: 'solicitud-datos-reunir', max: 60, seconds: 600 }
const writing = { ...one, reply: s.RequestSchema, failed: area.notSaved } as const

/** Requests about personal data: asked by anyone, confirmed by mail, worked through by staff (decision 058). */
export const privacyCalls = {
  ask: call(
    { method: 'POST', path: `${home}/enviar`, area, done: done.asked },
    {
      summary: "Sends a request about one's personal data",
      ...open,
      budget: 'mailing',
      limit: asking,
      body: s.AskSchema,
      reply: s.EmptySchema,
    },
  ),
  own: call(
    { method: 'GET', path: `${home}/enlace/:token`, area },
    { summary: 'Returns a request by the link of who made it', ...byLink },
  ),
  confirm: call(
    { method: 'POST', path: `${home}/enlace/:token/confirmar`, area, done: done.confirmed, doneArea: done },
    { summary: 'Confirms a request by its link', ...byLink, budget: 'saving', limit: answering },
  ),
  list: call(
    { method: 'GET', path: `${home}/list`, area },
    {
      summary: 'Lists requests about personal data',
      ...staff,
      params: s.RequestListQuerySchema,
      reply: s.RequestListSchema,
    },
  ),
  get: call(
    { method: 'GET', path: `${home}/list/:id`, area },
    { summary: 'Returns one request', ...one, reply: s.RequestSchema },
  ),
  take: call(
    { method: 'PUT', path: `${home}/tomar/:id`, area, done: done.taken },
    { summary: 'Takes a request, to attend it', ...writing, budget: 'saving', body: s.VersionSchema },
  ),
  answer: call(
    { method: 'PUT', path: `${home}/responder/:id`, area, done: done.answered },
    { summary: 'Answers a request', ...writing, budget: 'saving', body: s.AnswerSchema },
  ),
  refuse: call(
    { method: 'PUT', path: `${home}/rechazar/:id`, area, done: done.refused },
    { summary: 'Refuses a request with a reason', ...writing, budget: 'saving', body: s.RefusalSchema },
  ),
  known: call(
    { method: 'GET', path: `${home}/datos/:id`, area },
    { summary: 'Returns what is known of the address of a request', ...one, limit: reading, reply: s.KnownSchema },
  ),
  document: call(
    { method: 'GET', path: `${home}/documento/:id`, area },
    {
      summary: 'Makes that a document; returns an address that opens it for 60 s',
      ...one,
      limit: reading,
      reply: s.FileAddressSchema,
    },
  ),
  erase: call(
    { method: 'PUT', path: `${home}/borrar/:id`, area, done: done.erased },
    {
      summary: 'Erases what is known of the address of a request',
      ...one,
      budget: 'saving',
      fresh: 'withFactor',
      body: s.VersionSchema,
      reply: s.ErasedSchema,
      failed: area.notErased,
    },
  ),
}
