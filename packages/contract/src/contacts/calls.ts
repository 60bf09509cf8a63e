import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { transferDoneMessages as transferDone } from '../transfers/messages.ts'
import { TransferByIdSchema, TransferUndoneSchema } from '../transfers/schemas.ts'
import { contactModules, invitationLimit } from './constants.ts'
import * as h from './history-schemas.ts'
import * as m from './merge-schemas.ts'
import { contactMessages as area, contactDoneMessages as done, contactEventMessages as events } from './messages.ts'
import * as s from './schemas.ts'

const downloads: Limit = { name: 'contactos-descarga', max: 30, seconds: 600 }

export const contactCalls = {
  initData: call(
    { method: 'GET', path: '/v1/contacto/init_data', area },
    {
      summary: 'Returns the choices for lists and forms of contacts',
      access: contactModules,
      reply: s.ContactInitDataSchema,
    },
  ),
  list: call(
    { method: 'GET', path: '/v1/contacto/list', area },
    { summary: 'Lists contacts', access: contactModules, params: s.ContactListQuerySchema, reply: s.ContactListSchema },
  ),
  save: call(
    { method: 'POST', path: '/v1/contacto/save', area, done: done.saved },
    {
      summary: 'Creates a contact',
      access: contactModules,
      budget: 'saving',
      body: s.ContactFormSchema,
      reply: s.ContactSavedSchema,
      failed: area.notSaved,
    },
  ),
  update: call(
    { method: 'PUT', path: '/v1/contacto/update/:id', area, done: done.updated },
    {
      summary: 'Changes a contact',
      access: contactModules,
      budget: 'saving',
      params: s.ContactByIdSchema,
      body: s.ContactUpdateSchema,
      reply: s.ContactSavedSchema,
      failed: area.notUpdated,
    },
  ),
  assign: call(
    { method: 'PUT', path: '/v1/contacto/asignar/:id', area, done: done.assigned },
    {
      summary: 'Gives a contact to another responsible person',
      access: contactModules,
      budget: 'saving',
      params: s.ContactToAssignSchema,
      body: s.AssignSchema,
      reply: s.ContactSavedSchema,
      failed: area.notAssigned,
    },
  ),
  remove: call(
    { method: 'PUT', path: '/v1/contacto/delete/:id', area, done: done.deleted },
    {
      summary: 'Deletes a contact',
      access: contactModules,
      budget: 'saving',
      params: s.ContactToDeleteSchema,
      reply: EmptySchema,
      failed: area.notDeleted,
    },
  ),
  get: call(
    { method: 'GET', path: '/v1/contacto/list/contacto', area },
    {
      summary: 'Returns one contact with its history',
      access: contactModules,
      params: s.ContactNamedSchema,
      reply: s.ContactDetailSchema,
    },
  ),
  saveEvent: call(
    { method: 'POST', path: '/v1/contacto/historial/save', area: events, done: done.eventSaved },
    {
      summary: 'Stores what happened with a contact, or a planned meeting',
      access: contactModules,
      budget: 'mailing',
      body: h.EventFormSchema,
      reply: h.EventSavedSchema,
      failed: (body) =>
        h.EventFormSchema.safeParse(body).data?.historialcontacto_id ? events.notEdited : events.notCreated,
    },
  ),
  removeEvent: call(
    { method: 'PUT', path: '/v1/contacto/historial/delete/:id', area: events, done: done.eventDeleted },
    {
      summary: 'Deletes an event of a contact',
      access: contactModules,
      budget: 'saving',
      params: h.EventToDeleteSchema,
      reply: EmptySchema,
      failed: events.notDeleted,
    },
  ),
  inviteToEvent: call(
    { method: 'POST', path: '/v1/contacto/historial/invitar/:id', area: events, done: done.invited },
    {
      summary: 'Mails the invitation to a planned meeting',
      access: contactModules,
      budget: 'mailing',
      limit: invitationLimit,
      params: h.EventByIdSchema,
      reply: EmptySchema,
    },
  ),
  answerMeeting: call(
    { method: 'PUT', path: '/v1/contacto/historial/resultado/:id', area: events, done: done.answered },
    {
      summary: 'Stores how a meeting ended',
      access: contactModules,
      budget: 'saving',
      params: h.EventByIdSchema,
      body: h.MeetingAnswerSchema,
      reply: h.EventSavedSchema,
      failed: events.notEdited,
    },
  ),
  allow: call(
    { method: 'PUT', path: '/v1/contacto/permitir/:id', area: events, done: done.allowed },
    {
      summary: 'Allows mails again to an address that was unsubscribed',
      access: contactModules,
      budget: 'saving',
      params: h.ContactToAllowSchema,
      body: h.AllowSchema,
      reply: h.EventSavedSchema,
    },
  ),
  undoAllow: call(
    { method: 'PUT', path: '/v1/contacto/permitir/deshacer/:id', area: events, done: done.allowUndone },
    {
      summary: 'Takes that back',
      access: contactModules,
      budget: 'saving',
      params: h.EventByIdSchema,
      reply: EmptySchema,
    },
  ),
  timeline: call(
    { method: 'GET', path: '/v1/contacto/linea_tiempo/:id', area },
    {
      summary: 'Returns everything about a contact, newest first',
      access: contactModules,
      params: s.ContactTimelineQuerySchema,
      reply: h.TimelineSchema,
    },
  ),
  same: call(
    { method: 'GET', path: '/v1/contacto/duplicados/:id', area },
    {
      summary: 'Lists contacts that are probably the same person',
      access: contactModules,
      params: s.ContactByIdSchema,
      reply: m.SameContactsSchema,
    },
  ),
  merge: call(
    { method: 'POST', path: '/v1/contacto/fusionar', area, done: done.merged },
    {
      summary: 'Merges two contacts into one',
      access: contactModules,
      budget: 'saving',
      body: m.MergeSchema,
      reply: m.MergedSchema,
    },
  ),
  undoMerge: call(
    { method: 'PUT', path: '/v1/contacto/fusionar/deshacer/:id', area, done: done.mergeUndone },
    {
      summary: 'Takes a merge back',
      access: contactModules,
      budget: 'saving',
      params: m.MergeByIdSchema,
      reply: EmptySchema,
    },
  ),
  transfer: call(
    { method: 'POST', path: '/v1/contacto/traspasar', area, done: done.transferred },
    {
      summary: 'Gives all contacts of a person to another',
      access: contactModules,
      budget: 'saving',
      body: m.TransferSchema,
      reply: m.TransferredSchema,
    },
  ),
  undoTransfer: call(
    { method: 'PUT', path: '/v1/contacto/traspasar/deshacer/:id', area, done: transferDone.undone },
    {
      summary: 'Takes a transfer of contacts back',
      access: contactModules,
      budget: 'saving',
      params: TransferByIdSchema,
      reply: TransferUndoneSchema,
    },
  ),
  setSilence: call(
    { method: 'PUT', path: '/v1/contacto/silencio', area, done: done.silenceSet },
    {
      summary: 'Sets after how many days without contact one counts as silent',
      access: contactModules,
      budget: 'typing',
      body: m.SilenceSchema,
      reply: EmptySchema,
    },
  ),
  who: call(
    { method: 'GET', path: '/v1/contacto/quien', area },
    {
      summary: 'Finds a contact by an e-mail or a phone',
      access: contactModules,
      params: m.WhoQuerySchema,
      reply: m.WhoSchema,
    },
  ),
  download: call(
    { method: 'GET', path: '/v1/contacto/download', area },
    {
      summary: 'Returns the list of contacts as a workbook',
      access: contactModules,
      limit: downloads,
      params: s.ContactDownloadQuerySchema,
      reply: s.ContactDownloadSchema,
      mayLag: true,
    },
  ),
  ...bulkCalls('/v1/contacto', { many: 'contacts', access: contactModules, form: s.ContactBulkSchema }),
}
