import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { broadcastMessages as area, broadcastDoneMessages as done } from './messages.ts'
import type * as s from './schemas.ts'

/** What starting one may be answered with; 15 says that the send limit is reached and it goes on by itself. */
const startedArea = { ...done, sendLimit: area.sendLimit }

type ById = In<typeof s.BroadcastByIdSchema>
type Saved = Of<typeof s.BroadcastSavedSchema>
interface Change {
  params: ById
  body: In<typeof s.BroadcastChangeSchema>
  reply: Saved
}

export const broadcastCalls = {
  initData: call<{ reply: Of<typeof s.BroadcastInitDataSchema> }>({
    method: 'GET',
    path: '/v1/contacto/difusion/init_data',
    area,
  }),
  /** Saves a draft, or with `enviar` sends it. */
  save: call<{ body: In<typeof s.BroadcastFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/contacto/difusion/save',
    area,
    multipart: true,
    done: area.savedAsDraft,
    alsoDone: done.sent,
    doneArea: startedArea,
  }),
  update: call<{ params: ById; body: In<typeof s.BroadcastUpdateSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/contacto/difusion/update/:id',
    area,
    multipart: true,
    done: area.savedAsDraft,
  }),
  list: call<{ params: In<typeof s.BroadcastListQuerySchema>; reply: Of<typeof s.BroadcastListSchema> }>({
    method: 'GET',
    path: '/v1/contacto/difusion/list',
    area,
  }),
  get: call<{ params: ById; reply: Of<typeof s.BroadcastSchema> }>({
    method: 'GET',
    path: '/v1/contacto/difusion/:id',
    area,
  }),
  recipients: call<{ params: In<typeof s.RecipientListQuerySchema>; reply: Of<typeof s.RecipientListSchema> }>({
    method: 'GET',
    path: '/v1/contacto/difusion/:id/destinatarios',
    area,
  }),
  /** Counts the recipients of a choice, as it changes. */
  count: call<{ body: In<typeof s.CountQuerySchema>; reply: Of<typeof s.CountSchema> }>({
    method: 'POST',
    path: '/v1/contacto/difusion/contar',
    area,
  }),
  preview: call<{ body: In<typeof s.PreviewFormSchema>; reply: Of<typeof s.PreviewSchema> }>({
    method: 'POST',
    path: '/v1/contacto/difusion/vista_previa',
    area,
  }),
  /** Contacts of a choice, to preview a letter as one of them. */
  chosen: call<{ body: In<typeof s.ChosenQuerySchema>; reply: Of<typeof s.ChosenSchema> }>({
    method: 'POST',
    path: '/v1/contacto/difusion/elegidos',
    area,
  }),
  /** What speaks against sending a draft. */
  review: call<{ params: ById; reply: Of<typeof s.ReviewSchema> }>({
    method: 'GET',
    path: '/v1/contacto/difusion/:id/revision',
    area,
  }),
  test: call<{ body: In<typeof s.TestMailFormSchema>; reply: Of<typeof s.TestMailSchema> }>({
    method: 'POST',
    path: '/v1/contacto/difusion/prueba',
    area,
    multipart: true,
    done: done.tested,
  }),
  send: call<{ params: ById; body: In<typeof s.BroadcastSendSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/contacto/difusion/enviar/:id',
    area,
    done: done.sent,
    alsoDone: done.scheduled,
    doneArea: startedArea,
  }),
  reschedule: call<{ params: ById; body: In<typeof s.BroadcastRescheduleSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/contacto/difusion/reprogramar/:id',
    area,
    done: done.rescheduled,
  }),
  pause: call<Change>({ method: 'PUT', path: '/v1/contacto/difusion/pausar/:id', area, done: done.paused }),
  resume: call<Change>({ method: 'PUT', path: '/v1/contacto/difusion/reanudar/:id', area, done: done.resumed }),
  cancel: call<Change>({ method: 'PUT', path: '/v1/contacto/difusion/cancelar/:id', area, done: done.cancelled }),
  retry: call<{ params: ById; body: In<typeof s.BroadcastRetrySchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/contacto/difusion/reintentar/:id',
    area,
    done: done.retried,
  }),
}
