import { contactCalls } from '@portal/contract/contacts/calls'
import { contactModules } from '@portal/contract/contacts/constants'
import * as h from '@portal/contract/contacts/history-schemas'
import * as m from '@portal/contract/contacts/merge-schemas'
import { contactEventMessages, contactMessages } from '@portal/contract/contacts/messages'
import * as s from '@portal/contract/contacts/schemas'
import { EmptySchema } from '@portal/contract/core/fields'
import { TransferByIdSchema, TransferUndoneSchema } from '@portal/contract/transfers/schemas'
import type { Door } from '#core/door/door.ts'
import { type Limit, limitKeyOf, refuseBeyond } from '#core/door/rate-limits.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { allowContact, undoAllow } from './allow/allow.ts'
import { contactBulk } from './bulk.ts'
import type { ContactDeps } from './deps.ts'
import { answerMeeting } from './history/answer.ts'
import { removeEvent, saveEvent } from './history/events.ts'
import { inviteById } from './history/invitation.ts'
import { contactFor, sameAs, whoIs } from './list/detail.ts'
import { downloadContacts } from './list/download.ts'
import { contactInitData, contactLists, meetToday } from './list/list.ts'
import { mergeContacts, undoMerge } from './merge/merge.ts'
import { assignContact } from './save/assign.ts'
import { removeContact } from './save/remove.ts'
import { createContact, updateContact } from './save/save.ts'
import { setSilence } from './silence.ts'
import { transferPortfolio, undoPortfolio } from './transfer/transfer.ts'

const downloads: Limit = { name: 'contactos-descarga', max: 30, seconds: 600 }
const invitations: Limit = { name: 'contactos-invitar', max: 60, seconds: 3600 }

/** Mounts the calls of contacts. */
export function contactRoutes(door: Door, deps: ContactDeps): void {
  const { db } = deps
  const access = contactModules
  const list = contactLists(deps)
  deps.counters.push(meetToday)

  door.mount(contactCalls.initData, { access, reply: s.ContactInitDataSchema }, ({ actor }) =>
    contactInitData(db, actor),
  )
  door.mount(
    contactCalls.list,
    { access, params: s.ContactListQuerySchema, reply: s.ContactListSchema },
    ({ actor, params }) => list(actor, params),
  )
  door.mount(
    contactCalls.save,
    {
      access,
      budget: 'saving',
      body: s.ContactFormSchema,
      reply: s.ContactSavedSchema,
      failed: contactMessages.notSaved,
    },
    ({ actor, body }) => createContact(db, actor, body),
  )
  door.mount(
    contactCalls.update,
    {
      access,
      budget: 'saving',
      params: s.ContactByIdSchema,
      body: s.ContactUpdateSchema,
      reply: s.ContactSavedSchema,
      failed: contactMessages.notUpdated,
    },
    ({ actor, params, body }) => updateContact(db, actor, params.id, body),
  )
  door.mount(
    contactCalls.assign,
    {
      access,
      budget: 'saving',
      params: s.ContactToAssignSchema,
      body: s.AssignSchema,
      reply: s.ContactSavedSchema,
      failed: contactMessages.notAssigned,
    },
    ({ actor, params, body }) => assignContact(db, actor, params.id, body.usuario_id),
  )
  door.mount(
    contactCalls.remove,
    {
      access,
      budget: 'saving',
      params: s.ContactToDeleteSchema,
      reply: EmptySchema,
      failed: contactMessages.notDeleted,
    },
    async ({ actor, params }) => {
      await removeContact(db, actor, params.id)
      return null
    },
  )
  door.mount(
    contactCalls.get,
    { access, params: s.ContactNamedSchema, reply: s.ContactDetailSchema },
    ({ actor, params }) => contactFor(db, actor, params.contacto_id),
  )
  door.mount(
    contactCalls.download,
    { access, params: s.ContactDownloadQuerySchema, reply: s.ContactDownloadSchema, limit: downloads, mayLag: true },
    ({ actor, params }) => downloadContacts(deps, actor, params),
  )
  door.mount(contactCalls.who, { access, params: m.WhoQuerySchema, reply: m.WhoSchema }, ({ actor, params }) =>
    whoIs(db, actor, params),
  )
  door.mount(
    contactCalls.setSilence,
    { access, budget: 'typing', body: m.SilenceSchema, reply: EmptySchema },
    async ({ actor, body }) => {
      await setSilence(db, actor, body.dias)
      return null
    },
  )
  mountMerges(door, deps)
  mountHistory(door, deps)
  mountBulk(door, db, contactCalls, s.ContactBulkSchema, contactBulk, { access })
}

function mountMerges(door: Door, deps: ContactDeps): void {
  const { db } = deps
  const access = contactModules
  door.mount(
    contactCalls.same,
    { access, params: s.ContactByIdSchema, reply: m.SameContactsSchema },
    ({ actor, params }) => sameAs(db, actor, params.id),
  )
  door.mount(
    contactCalls.merge,
    { access, budget: 'saving', body: m.MergeSchema, reply: m.MergedSchema },
    ({ actor, body }) => mergeContacts(db, actor, body),
  )
  door.mount(
    contactCalls.undoMerge,
    { access, budget: 'saving', params: m.MergeByIdSchema, reply: EmptySchema },
    async ({ actor, params }) => {
      await undoMerge(db, actor, params.id)
      return null
    },
  )
  door.mount(
    contactCalls.transfer,
    { access, budget: 'saving', body: m.TransferSchema, reply: m.TransferredSchema },
    ({ actor, body }) => transferPortfolio(deps, actor, body),
  )
  door.mount(
    contactCalls.undoTransfer,
    { access, budget: 'saving', params: TransferByIdSchema, reply: TransferUndoneSchema },
    ({ actor, params }) => undoPortfolio(deps, actor, params.id),
  )
}

function mountHistory(door: Door, deps: ContactDeps): void {
  const { db } = deps
  const access = contactModules
  door.mount(
    contactCalls.saveEvent,
    {
      access,
      budget: 'mailing',
      body: h.EventFormSchema,
      reply: h.EventSavedSchema,
      failed: ({ body }) =>
        h.EventFormSchema.safeParse(body).data?.historialcontacto_id
          ? contactEventMessages.notEdited
          : contactEventMessages.notCreated,
    },
    async ({ actor, body }) => {
      if (body.invitar) await refuseBeyond(db, invitations, limitKeyOf(actor))
      return saveEvent(deps, db, actor, body)
    },
  )
  door.mount(
    contactCalls.removeEvent,
    {
      access,
      budget: 'saving',
      params: h.EventToDeleteSchema,
      reply: EmptySchema,
      failed: contactEventMessages.notDeleted,
    },
    async ({ actor, params }) => {
      await removeEvent(deps, db, actor, params.id)
      return null
    },
  )
  door.mount(
    contactCalls.inviteToEvent,
    { access, budget: 'mailing', params: h.EventByIdSchema, reply: EmptySchema, limit: invitations },
    async ({ actor, params }) => {
      await inviteById(deps, db, actor, params.id)
      return null
    },
  )
  door.mount(
    contactCalls.answerMeeting,
    {
      access,
      budget: 'saving',
      params: h.EventByIdSchema,
      body: h.MeetingAnswerSchema,
      reply: h.EventSavedSchema,
      failed: contactEventMessages.notEdited,
    },
    ({ actor, params, body }) => answerMeeting(deps, db, actor, params.id, body),
  )
  door.mount(
    contactCalls.allow,
    { access, budget: 'saving', params: h.ContactToAllowSchema, body: h.AllowSchema, reply: h.EventSavedSchema },
    ({ actor, params, body }) => allowContact(db, actor, params.id, body),
  )
  door.mount(
    contactCalls.undoAllow,
    { access, budget: 'saving', params: h.EventByIdSchema, reply: EmptySchema },
    async ({ actor, params }) => {
      await undoAllow(db, actor, params.id)
      return null
    },
  )
}
