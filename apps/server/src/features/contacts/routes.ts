import { contactCalls } from '@portal/contract/contacts/calls'
import { contactModules } from '@portal/contract/contacts/constants'
import { contactMessages } from '@portal/contract/contacts/messages'
import * as s from '@portal/contract/contacts/schemas'
import { EmptySchema } from '@portal/contract/core/fields'
import type { Door } from '#core/door/door.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { contactBulk } from './bulk.ts'
import { contactInitData, contactLists, meetToday } from './list/list.ts'
import type { ContactParts } from './parts.ts'
import { assignContact } from './save/assign.ts'
import { removeContact } from './save/remove.ts'
import { createContact, updateContact } from './save/save.ts'

/** Mounts the calls of contacts. */
export function contactRoutes(door: Door, parts: ContactParts): void {
  const { db } = parts
  const access = contactModules
  const list = contactLists(parts)
  parts.counters.push(meetToday)

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
    { access, body: s.ContactFormSchema, reply: s.ContactSavedSchema, failed: contactMessages.notSaved },
    ({ actor, body }) => createContact(db, actor, body),
  )
  door.mount(
    contactCalls.update,
    {
      access,
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
      params: s.ContactToAssignSchema,
      body: s.AssignSchema,
      reply: s.ContactSavedSchema,
      failed: contactMessages.notAssigned,
    },
    ({ actor, params, body }) => assignContact(db, actor, params.id, body.usuario_id),
  )
  door.mount(
    contactCalls.remove,
    { access, params: s.ContactToDeleteSchema, reply: EmptySchema, failed: contactMessages.notDeleted },
    async ({ actor, params }) => {
      await removeContact(db, actor, params.id)
      return null
    },
  )
  mountBulk(door, db, contactCalls, s.ContactBulkSchema, contactBulk, { access })
}
