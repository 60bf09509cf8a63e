import { MeetingResult } from '@portal/contract/contacts/constants'
import type { MeetingAnswerSchema } from '@portal/contract/contacts/history-schemas'
import { contactEventMessages as m } from '@portal/contract/contacts/messages'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal } from '#core/base/errors.ts'
import { momentOf } from '#core/calendar/clocks.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { refuseStale } from '#core/records/versions.ts'
import { inviteTo } from './invitation.ts'
import * as queries from './queries.ts'
import { type EventDeps, lockedEvent, note, savedEvent } from './stored.ts'

/**
 * Writes what happened at a meeting that is past (rule contacts/meetings). One that was moved continues as a new event
 * at its new date, to which the contact is invited again if they were.
 */
export function answerMeeting(
  deps: EventDeps,
  db: Db,
  actor: Actor,
  id: number,
  { resultado, fecha_reunion: date, zona_horaria: asked, version }: z.output<typeof MeetingAnswerSchema>,
) {
  return inTransaction(db, async (db) => {
    const { contact, event } = await lockedEvent(db, actor, id)
    refuseStale(event, version, event)
    if (event.fecha_reunion === null || event.fecha_reunion > new Date()) throw fieldRefusal('resultado', m.dateInvalid)
    const after = await queries.updateEvent(db, id, { resultado, ...queries.editedBy(actor.id) })
    await note(db, actor, contact, { before: event, after, verb: 'meetingAnswered' })
    if (resultado !== MeetingResult.moved) return savedEvent(after)
    const zone = asked ?? event.zona_horaria
    const next = await queries.insertEvent(db, {
      contacto_id: contact.id,
      comentario: event.comentario,
      fecha_reunion: momentOf(date!, zone),
      zona_horaria: zone,
      creado_por: actor.id,
    })
    await note(db, actor, contact, { before: null, after: next })
    if (event.invitado_en !== null) await inviteTo(deps, db, actor, contact, next)
    return savedEvent(next)
  })
}
