import { contactEventMessages as m } from '@portal/contract/contacts/messages'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { changesOf } from '../changes.ts'
import type { ContactDeps } from '../deps.ts'
import { contactScopeOf } from '../policy.ts'
import { lockContact, type StoredContact } from '../queries.ts'
import * as queries from './queries.ts'

export type EventDeps = Pick<ContactDeps, 'mails' | 'company'>

export const savedEvent = ({ id, contacto_id, version }: queries.StoredEvent) => ({
  historialcontacto_id: id,
  contacto_id,
  version,
})

/** Locks an event and its contact, which the actor must see. Throws `absent`. */
export async function lockedEvent(db: Db, actor: Actor, id: number) {
  const of = await queries.contactOf(db, id)
  const contact = of && (await lockContact(db, contactScopeOf(actor), of.contacto_id))
  if (!contact) throw new Refusal(m.absent)
  return { contact, event: await eventOf(db, contact, id) }
}

export async function eventOf(db: Db, contact: StoredContact, id: number): Promise<queries.StoredEvent> {
  const event = await queries.lockEvent(db, id)
  if (event?.contacto_id !== contact.id) throw fieldRefusal('historialcontacto_id', m.absent)
  return event
}

interface Noted {
  before: queries.StoredEvent | null
  after: queries.StoredEvent
  verb?: string
}

export function note(db: Db, actor: Actor, contact: StoredContact, { before, after, verb }: Noted): Promise<void> {
  return record(db, actor, {
    action: `contacts.${verb ?? (before ? 'eventUpdated' : 'eventCreated')}`,
    entity: 'historialcontacto',
    id: after.id,
    before,
    after,
    announces: changesOf(contact),
  })
}
