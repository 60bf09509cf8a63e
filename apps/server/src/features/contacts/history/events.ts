import type { EventFormSchema } from '@portal/contract/contacts/history-schemas'
import { contactEventMessages as m } from '@portal/contract/contacts/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { momentOf } from '#core/calendar/clocks.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { zoneOf } from '#core/database/days.ts'
import { refuseStale } from '#core/records/versions.ts'
import { canDeleteEvents, contactScopeOf } from '../policy.ts'
import { lockContact } from '../queries.ts'
import { cancelInvitation, inviteTo } from './invitation.ts'
import * as queries from './queries.ts'
import { type EventDeps, eventOf, lockedEvent, note, savedEvent } from './stored.ts'

type Form = z.output<typeof EventFormSchema>
/** Stores a new event of a contact, or changes one. Who was invited hears of another date. */
export function saveEvent(deps: EventDeps, db: Db, actor: Actor, form: Form) {
  return inTransaction(db, async (db) => {
    const contact = await lockContact(db, contactScopeOf(actor), form.contacto_id)
    if (!contact) throw new Refusal(coreMessages.absent)
    const before = form.historialcontacto_id === null ? null : await eventOf(db, contact, form.historialcontacto_id)
    if (before) refuseStale(before, form.version, before)
    const zone = form.zona_horaria ?? before?.zona_horaria ?? (await zoneOf(db, actor.enterpriseId))
    const columns = {
      comentario: form.comentario,
      fecha_reunion: form.fecha_reunion === null ? null : momentOf(form.fecha_reunion, zone),
      zona_horaria: zone,
    }
    const after = before
      ? await queries.updateEvent(db, before.id, {
          ...columns,
          ...queries.editedBy(actor.id),
          ...movedOf(before, columns),
        })
      : await queries.insertEvent(db, { ...columns, contacto_id: contact.id, creado_por: actor.id })
    await note(db, actor, contact, { before, after })
    const isMoved = before?.invitado_en != null && timeOf(before) !== timeOf(after)
    if (isMoved && after.fecha_reunion === null) await cancelInvitation(deps, db, contact, before)
    else if (form.invitar || isMoved) await inviteTo(deps, db, actor, contact, after)
    return savedEvent(after)
  })
}

const timeOf = ({ fecha_reunion: date }: Pick<queries.StoredEvent, 'fecha_reunion'>) => date?.getTime() ?? null

/** What was said of a meeting, and the invitation to it, do not hold for another date. */
const movedOf = (before: queries.StoredEvent, columns: { fecha_reunion: Date | null }) =>
  timeOf(before) === timeOf(columns) ? {} : { resultado: null, invitado_en: null }

/** Deletes an event softly; who was invited to its meeting hears that it does not take place. */
export function removeEvent(deps: EventDeps, db: Db, actor: Actor, id: number): Promise<void> {
  return inTransaction(db, async (db) => {
    const { contact, event } = await lockedEvent(db, actor, id)
    if (!canDeleteEvents(actor)) throw new Refusal(m.insufficientHierarchy)
    const after = await queries.updateEvent(db, id, { ...queries.deleted, ...queries.editedBy(actor.id) })
    await note(db, actor, contact, { before: event, after, verb: 'eventDeleted' })
    if (event.invitado_en !== null && event.resultado === null) await cancelInvitation(deps, db, contact, event)
  })
}
