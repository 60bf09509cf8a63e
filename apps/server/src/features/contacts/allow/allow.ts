import type { AllowSchema } from '@portal/contract/contacts/history-schemas'
import { contactEventMessages as m } from '@portal/contract/contacts/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { zoneOf } from '#core/database/days.ts'
import { recordAll } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { reasonsOf } from '../blocked.ts'
import { deleted, editedBy, insertEvent, updateEvent } from '../history/queries.ts'
import { lockedEvent, note, savedEvent } from '../history/stored.ts'
import { canAllow, contactScopeOf } from '../policy.ts'
import { lockContact } from '../queries.ts'
import * as queries from './queries.ts'

/**
 * Ends "do not contact" of a contact and of all others with its address in the actor's scope, with a comment that
 * becomes an event (rule broadcasts/blocked-addresses). Throws `changedByOther` when they unsubscribed, or were
 * allowed, after the version that the actor saw, and `unsubscribedHimself` when they unsubscribed: then only they can
 * end it (decision 077).
 */
export async function allowContact(
  db: Db,
  actor: Actor,
  id: number,
  { comentario, version }: z.output<typeof AllowSchema>,
) {
  return inTransaction(db, async (db) => {
    const scope = contactScopeOf(actor)
    const seen = await queries.findAddress(db, scope, id)
    if (seen) await queries.lockRecipients(db, seen)
    const found = seen && (await lockContact(db, scope, id))
    if (!found) throw new Refusal(coreMessages.absent)
    if (!canAllow(actor)) throw new Refusal(m.insufficientHierarchy)
    refuseStale(found, version)
    if (found.no_contactar_en === null) throw new Refusal(coreMessages.changedByOther)
    if (reasonsOf(found).some(({ motivo }) => motivo === 'baja')) throw new Refusal(m.unsubscribedHimself)
    const permitidos = await queries.allowAddress(db, scope, found)
    const event = await insertEvent(db, {
      contacto_id: id,
      comentario,
      zona_horaria: await zoneOf(db, actor.enterpriseId),
      creado_por: actor.id,
      permitidos: JSON.stringify(permitidos),
    })
    await note(db, actor, found, { before: null, after: event })
    await audit(db, actor, 'contacts.allowed', permitidos)
    return savedEvent(event)
  })
}

/** Reverts it, and deletes its event. Throws `changedByOther` when it is too late, or when nobody is left to block. */
export function undoAllow(db: Db, actor: Actor, eventId: number): Promise<void> {
  return inTransaction(db, async (db) => {
    const { contact, event } = await lockedEvent(db, actor, eventId)
    if (!canAllow(actor)) throw new Refusal(m.insufficientHierarchy)
    const allowed = await queries.findAllowed(db, eventId)
    const blocked = allowed ? await queries.blockAgain(db, allowed) : []
    if (!allowed || blocked.length === 0) throw new Refusal(coreMessages.changedByOther)
    const after = await updateEvent(db, eventId, { ...deleted, ...editedBy(actor.id) })
    await note(db, actor, contact, { before: event, after, verb: 'eventDeleted' })
    const again = allowed.filter(({ id }) => blocked.includes(id))
    await audit(db, actor, 'contacts.allowUndone', again)
  })
}

const audit = (db: Db, actor: Actor, action: string, contacts: readonly queries.Allowed[]) =>
  recordAll(
    db,
    actor,
    contacts.map(({ id, en, motivo, otros = {} }) => {
      const blocked = { no_contactar_en: en, no_contactar_motivo: motivo, no_contactar_otros: otros }
      const free = { no_contactar_en: null, no_contactar_motivo: '', no_contactar_otros: {} }
      const isAllowed = action === 'contacts.allowed'
      return {
        action,
        entity: 'contacto',
        id,
        before: isAllowed ? blocked : free,
        after: isAllowed ? free : blocked,
      }
    }),
    [],
  )
