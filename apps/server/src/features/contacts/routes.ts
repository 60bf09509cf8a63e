import { contactCalls } from '@portal/contract/contacts/calls'
import { invitationLimit } from '@portal/contract/contacts/constants'
import type { Door } from '#core/door/door.ts'
import { limitKeyOf, refuseBeyond } from '#core/door/rate-limits.ts'
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
import { transferPortfolio, undoPortfolio } from './transfer.ts'

/** Mounts the calls of contacts. */
export function contactRoutes(door: Door, deps: ContactDeps): void {
  const { db } = deps
  const list = contactLists(deps)
  deps.counters.push(meetToday)

  door.mount(contactCalls.initData, ({ actor }) => contactInitData(db, actor))
  door.mount(contactCalls.list, ({ actor, params }) => list(actor, params))
  door.mount(contactCalls.save, ({ actor, body }) => createContact(db, actor, body))
  door.mount(contactCalls.update, ({ actor, params, body }) => updateContact(db, actor, params.id, body))
  door.mount(contactCalls.assign, ({ actor, params, body }) => assignContact(db, actor, params.id, body.usuario_id))
  door.mount(contactCalls.remove, async ({ actor, params }) => {
    await removeContact(db, actor, params.id)
    return null
  })
  door.mount(contactCalls.get, ({ actor, params }) => contactFor(db, actor, params.contacto_id))
  door.mount(contactCalls.download, ({ actor, params }) => downloadContacts(deps, actor, params))
  door.mount(contactCalls.who, ({ actor, params }) => whoIs(db, actor, params))
  door.mount(contactCalls.setSilence, async ({ actor, body }) => {
    await setSilence(db, actor, body.dias)
    return null
  })
  mountMerges(door, deps)
  mountHistory(door, deps)
  mountBulk(door, db, contactCalls, contactBulk)
}

function mountMerges(door: Door, deps: ContactDeps): void {
  const { db } = deps
  door.mount(contactCalls.same, ({ actor, params }) => sameAs(db, actor, params.id))
  door.mount(contactCalls.merge, ({ actor, body }) => mergeContacts(db, actor, body))
  door.mount(contactCalls.undoMerge, async ({ actor, params }) => {
    await undoMerge(db, actor, params.id)
    return null
  })
  door.mount(contactCalls.transfer, ({ actor, body }) => transferPortfolio(deps, actor, body))
  door.mount(contactCalls.undoTransfer, ({ actor, params }) => undoPortfolio(deps, actor, params.id))
}

function mountHistory(door: Door, deps: ContactDeps): void {
  const { db } = deps
  door.mount(contactCalls.saveEvent, async ({ actor, body }) => {
    if (body.invitar) await refuseBeyond(db, invitationLimit, limitKeyOf(actor))
    return saveEvent(deps, db, actor, body)
  })
  door.mount(contactCalls.removeEvent, async ({ actor, params }) => {
    await removeEvent(deps, db, actor, params.id)
    return null
  })
  door.mount(contactCalls.inviteToEvent, async ({ actor, params }) => {
    await inviteById(deps, db, actor, params.id)
    return null
  })
  door.mount(contactCalls.answerMeeting, ({ actor, params, body }) => answerMeeting(deps, db, actor, params.id, body))
  door.mount(contactCalls.allow, ({ actor, params, body }) => allowContact(db, actor, params.id, body))
  door.mount(contactCalls.undoAllow, async ({ actor, params }) => {
    await undoAllow(db, actor, params.id)
    return null
  })
}
