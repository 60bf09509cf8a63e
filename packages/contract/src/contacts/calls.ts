import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { transferDoneMessages as transferDone } from '../transfers/messages.ts'
import type * as t from '../transfers/schemas.ts'
import type * as h from './history-schemas.ts'
import type * as m from './merge-schemas.ts'
import { contactMessages as area, contactDoneMessages as done, contactEventMessages as events } from './messages.ts'
import type * as s from './schemas.ts'

export const contactCalls = {
  initData: call<{ reply: Of<typeof s.ContactInitDataSchema> }>({
    method: 'GET',
    path: '/v1/contacto/init_data',
    area,
  }),
  list: call<{ params: In<typeof s.ContactListQuerySchema>; reply: Of<typeof s.ContactListSchema> }>({
    method: 'GET',
    path: '/v1/contacto/list',
    area,
  }),
  save: call<{ body: In<typeof s.ContactFormSchema>; reply: Of<typeof s.ContactSavedSchema> }>({
    method: 'POST',
    path: '/v1/contacto/save',
    area,
    done: done.saved,
  }),
  update: call<{
    params: In<typeof s.ContactByIdSchema>
    body: In<typeof s.ContactUpdateSchema>
    reply: Of<typeof s.ContactSavedSchema>
  }>({ method: 'PUT', path: '/v1/contacto/update/:id', area, done: done.updated }),
  assign: call<{
    params: In<typeof s.ContactToAssignSchema>
    body: In<typeof s.AssignSchema>
    reply: Of<typeof s.ContactSavedSchema>
  }>({ method: 'PUT', path: '/v1/contacto/asignar/:id', area, done: done.assigned }),
  remove: call<{ params: In<typeof s.ContactToDeleteSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/contacto/delete/:id',
    area,
    done: done.deleted,
  }),
  get: call<{ params: In<typeof s.ContactNamedSchema>; reply: Of<typeof s.ContactDetailSchema> }>({
    method: 'GET',
    path: '/v1/contacto/list/contacto',
    area,
  }),
  saveEvent: call<{ body: In<typeof h.EventFormSchema>; reply: Of<typeof h.EventSavedSchema> }>({
    method: 'POST',
    path: '/v1/contacto/historial/save',
    area: events,
    done: done.eventSaved,
  }),
  removeEvent: call<{ params: In<typeof h.EventToDeleteSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/contacto/historial/delete/:id',
    area: events,
    done: done.eventDeleted,
  }),
  inviteToEvent: call<{ params: In<typeof h.EventByIdSchema>; reply: null }>({
    method: 'POST',
    path: '/v1/contacto/historial/invitar/:id',
    area: events,
    done: done.invited,
  }),
  answerMeeting: call<{
    params: In<typeof h.EventByIdSchema>
    body: In<typeof h.MeetingAnswerSchema>
    reply: Of<typeof h.EventSavedSchema>
  }>({ method: 'PUT', path: '/v1/contacto/historial/resultado/:id', area: events, done: done.answered }),
  allow: call<{
    params: In<typeof h.ContactToAllowSchema>
    body: In<typeof h.AllowSchema>
    reply: Of<typeof h.EventSavedSchema>
  }>({ method: 'PUT', path: '/v1/contacto/permitir/:id', area: events, done: done.allowed }),
  undoAllow: call<{ params: In<typeof h.EventByIdSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/contacto/permitir/deshacer/:id',
    area: events,
    done: done.allowUndone,
  }),
  timeline: call<{
    params: In<typeof s.ContactByIdSchema> & In<typeof h.TimelineQuerySchema>
    reply: Of<typeof h.TimelineSchema>
  }>({ method: 'GET', path: '/v1/contacto/linea_tiempo/:id', area }),
  same: call<{ params: In<typeof s.ContactByIdSchema>; reply: Of<typeof m.SameContactsSchema> }>({
    method: 'GET',
    path: '/v1/contacto/duplicados/:id',
    area,
  }),
  merge: call<{ body: In<typeof m.MergeSchema>; reply: Of<typeof m.MergedSchema> }>({
    method: 'POST',
    path: '/v1/contacto/fusionar',
    area,
    done: done.merged,
  }),
  undoMerge: call<{ params: In<typeof m.MergeByIdSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/contacto/fusionar/deshacer/:id',
    area,
    done: done.mergeUndone,
  }),
  transfer: call<{ body: In<typeof m.TransferSchema>; reply: Of<typeof m.TransferredSchema> }>({
    method: 'POST',
    path: '/v1/contacto/traspasar',
    area,
    done: done.transferred,
  }),
  undoTransfer: call<{ params: In<typeof t.TransferByIdSchema>; reply: Of<typeof t.TransferUndoneSchema> }>({
    method: 'PUT',
    path: '/v1/contacto/traspasar/deshacer/:id',
    area,
    done: transferDone.undone,
  }),
  setSilence: call<{ body: In<typeof m.SilenceSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/contacto/silencio',
    area,
    done: done.silenceSet,
  }),
  who: call<{ params: In<typeof m.WhoQuerySchema>; reply: Of<typeof m.WhoSchema> }>({
    method: 'GET',
    path: '/v1/contacto/quien',
    area,
  }),
  download: call<{ params: In<typeof s.ContactDownloadQuerySchema>; reply: Of<typeof s.ContactDownloadSchema> }>({
    method: 'GET',
    path: '/v1/contacto/download',
    area,
  }),
  ...bulkCalls('/v1/contacto'),
}
