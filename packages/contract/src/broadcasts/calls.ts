import { Module } from '../access/constants.ts'
import { call, type Limit } from '../core/endpoint.ts'
import { broadcastLimits } from './constants.ts'
import { broadcastMessages as area, broadcastSendMessages, broadcastDoneMessages as done } from './messages.ts'
import * as s from './schemas.ts'

const files = { max: broadcastLimits.files, bytes: broadcastLimits.bytes } as const
const notSaved = { reply: s.BroadcastSavedSchema, failed: area.notCreated } as const
const reviews: Limit = { name: 'difusion-revision', max: 1200, seconds: 3600 }
const tests: Limit = { name: 'difusion-prueba', max: 30, seconds: 3600 }
const changed = {
  access: Module.broadcasts,
  params: s.BroadcastByIdSchema,
  reply: s.BroadcastSavedSchema,
  failed: broadcastSendMessages.notCreated,
} as const

const moving = { ...changed, budget: 'saving', body: s.BroadcastChangeSchema } as const

/** What starting one may be answered with; 15 says that the send limit is reached and it goes on by itself. */
const startedArea = { ...done, sendLimit: area.sendLimit }

export const broadcastCalls = {
  initData: call(
    { method: 'GET', path: '/v1/contacto/difusion/init_data', area },
    {
      summary: 'Returns how many mails a minute and an hour are sent',
      access: Module.broadcasts,
      reply: s.BroadcastInitDataSchema,
    },
  ),
  save: call(
    {
      method: 'POST',
      path: '/v1/contacto/difusion/save',
      area,
      multipart: true,
      done: area.savedAsDraft,
      alsoDone: done.sent,
      doneArea: startedArea,
    },
    {
      summary: 'Saves a draft, or with `enviar` sends it',
      ...notSaved,
      access: Module.broadcasts,
      budget: 'saving',
      body: s.BroadcastFormSchema,
      files,
    },
  ),
  update: call(
    { method: 'PUT', path: '/v1/contacto/difusion/update/:id', area, multipart: true, done: area.savedAsDraft },
    {
      summary: 'Changes a draft',
      ...notSaved,
      access: Module.broadcasts,
      budget: 'saving',
      params: s.BroadcastByIdSchema,
      body: s.BroadcastUpdateSchema,
      files,
    },
  ),
  list: call(
    { method: 'GET', path: '/v1/contacto/difusion/list', area },
    {
      summary: 'Lists broadcasts',
      access: Module.broadcasts,
      params: s.BroadcastListQuerySchema,
      reply: s.BroadcastListSchema,
    },
  ),
  get: call(
    { method: 'GET', path: '/v1/contacto/difusion/:id', area },
    {
      summary: 'Returns one broadcast',
      access: Module.broadcasts,
      params: s.BroadcastByIdSchema,
      reply: s.BroadcastSchema,
    },
  ),
  recipients: call(
    { method: 'GET', path: '/v1/contacto/difusion/:id/destinatarios', area },
    {
      summary: 'Lists the recipients of a broadcast',
      access: Module.broadcasts,
      params: s.RecipientListQuerySchema,
      reply: s.RecipientListSchema,
    },
  ),
  count: call(
    { method: 'POST', path: '/v1/contacto/difusion/contar', area },
    {
      summary: 'Counts the recipients of a choice, as it changes',
      access: Module.broadcasts,
      budget: 'typing',
      body: s.CountQuerySchema,
      reply: s.CountSchema,
    },
  ),
  preview: call(
    { method: 'POST', path: '/v1/contacto/difusion/vista_previa', area },
    {
      summary: 'Returns a letter as a recipient gets it',
      access: Module.broadcasts,
      budget: 'typing',
      body: s.PreviewFormSchema,
      reply: s.PreviewSchema,
    },
  ),
  chosen: call(
    { method: 'POST', path: '/v1/contacto/difusion/elegidos', area },
    {
      summary: 'Returns contacts of a choice, to preview a letter as one of them',
      access: Module.broadcasts,
      budget: 'typing',
      body: s.ChosenQuerySchema,
      reply: s.ChosenSchema,
    },
  ),
  review: call(
    { method: 'GET', path: '/v1/contacto/difusion/:id/revision', area },
    {
      summary: 'Returns what speaks against sending a draft',
      access: Module.broadcasts,
      limit: reviews,
      params: s.BroadcastByIdSchema,
      reply: s.ReviewSchema,
    },
  ),
  test: call(
    { method: 'POST', path: '/v1/contacto/difusion/prueba', area, multipart: true, done: done.tested },
    {
      summary: 'Mails a letter to the reader for a test',
      access: Module.broadcasts,
      budget: 'mailing',
      limit: tests,
      body: s.TestMailFormSchema,
      files,
      reply: s.TestMailSchema,
      failed: area.notCreated,
    },
  ),
  send: call(
    {
      method: 'PUT',
      path: '/v1/contacto/difusion/enviar/:id',
      area,
      done: done.sent,
      alsoDone: done.scheduled,
      doneArea: startedArea,
    },
    { summary: 'Sends a broadcast, or plans when', ...changed, budget: 'mailing', body: s.BroadcastSendSchema },
  ),
  reschedule: call(
    { method: 'PUT', path: '/v1/contacto/difusion/reprogramar/:id', area, done: done.rescheduled },
    {
      summary: 'Changes when a planned broadcast is sent',
      ...changed,
      budget: 'saving',
      body: s.BroadcastRescheduleSchema,
    },
  ),
  pause: call(
    { method: 'PUT', path: '/v1/contacto/difusion/pausar/:id', area, done: done.paused },
    { summary: 'Pauses a broadcast that is being sent', ...moving },
  ),
  resume: call(
    { method: 'PUT', path: '/v1/contacto/difusion/reanudar/:id', area, done: done.resumed },
    { summary: 'Goes on with a paused broadcast', ...moving },
  ),
  cancel: call(
    { method: 'PUT', path: '/v1/contacto/difusion/cancelar/:id', area, done: done.cancelled },
    { summary: 'Cancels the mails of a broadcast that are not sent yet', ...moving },
  ),
  retry: call(
    { method: 'PUT', path: '/v1/contacto/difusion/reintentar/:id', area, done: done.retried },
    { summary: 'Sends the mails again that failed', ...changed, budget: 'saving', body: s.BroadcastRetrySchema },
  ),
}
