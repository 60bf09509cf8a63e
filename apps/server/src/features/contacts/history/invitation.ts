import { meetingMinutes } from '@portal/contract/contacts/constants'
import { contactEventMessages as m } from '@portal/contract/contacts/messages'
import type { Language } from '@portal/contract/core/language'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal } from '#core/base/errors.ts'
import { calendarFile } from '#core/calendar/calendar-file.ts'
import { momentText } from '#core/calendar/dates.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { getResponsible, type StoredContact } from '../queries.ts'
import { texts } from './mail-texts.ts'
import * as queries from './queries.ts'
import { type EventDeps, lockedEvent, note } from './stored.ts'

/**
 * Invites the contact to the meeting of an event (rule contacts/meetings). Throws `dateInvalid` unless it lies ahead.
 */
export function inviteById(deps: EventDeps, db: Db, actor: Actor, id: number): Promise<void> {
  return inTransaction(db, async (db) => {
    const { contact, event } = await lockedEvent(db, actor, id)
    await inviteTo(deps, db, actor, contact, event)
  })
}

/** Mails a calendar entry in the contact's language, inside the caller's transaction; a later one replaces it. */
export async function inviteTo(
  deps: EventDeps,
  db: Db,
  actor: Actor,
  contact: StoredContact,
  event: queries.StoredEvent,
): Promise<void> {
  if (event.fecha_reunion === null || event.fecha_reunion <= new Date())
    throw fieldRefusal('fecha_reunion', m.dateInvalid)
  const invited = { invitado_en: new Date(), secuencia: event.secuencia + 1, ...queries.editedBy(actor.id) }
  const after = await queries.updateEvent(db, event.id, invited)
  await note(db, actor, contact, { before: event, after, verb: 'eventInvited' })
  await mail(deps, db, contact, after, false)
}

/** Mails that a meeting does not take place; a meeting that is past is left in the calendar. */
export async function cancelInvitation(
  deps: EventDeps,
  db: Db,
  contact: StoredContact,
  event: queries.StoredEvent,
): Promise<void> {
  if (event.fecha_reunion === null || event.fecha_reunion <= new Date()) return
  await mail(deps, db, contact, { ...event, secuencia: event.secuencia + 1 }, true)
}

async function mail(
  { mails, company }: EventDeps,
  db: Db,
  contact: StoredContact,
  { id, fecha_reunion: begins, zona_horaria: zone, secuencia: sequence }: queries.StoredEvent,
  isCancelled: boolean,
): Promise<void> {
  const language = contact.idioma as Language
  const t = texts[language]
  const responsible = await getResponsible(db, contact.responsable_id)
  const sender = responsible.empresa_nombre ?? (await company(db)).nombre
  const title = isCancelled ? t.cancelled : t.invited
  await mails.queue(db, {
    to: contact.email,
    language,
    subject: `${title} · ${sender}`,
    body: {
      title,
      paragraphs: [(isCancelled ? t.isOff : t.meets)(responsible.nombre, sender), isCancelled ? t.removed : t.attached],
      facts: [
        { label: t.when, value: momentText(begins!, zone, language) },
        { label: t.with, value: `${responsible.nombre} · ${responsible.email}` },
      ],
    },
    reason: isCancelled ? 'contact.meeting.canceled' : 'contact.meeting.invited',
    ...(!isCancelled && { expiresAt: begins! }),
    attachments: [
      {
        name: 'reunion.ics',
        text: calendarFile({
          method: isCancelled ? 'CANCEL' : 'REQUEST',
          entries: [
            {
              uid: `contacto-reunion-${id}@portal`,
              sequence,
              written: new Date(),
              begins: begins!,
              ends: new Date(begins!.getTime() + meetingMinutes * 60_000),
              title: `${t.invited} · ${sender}`,
              organizer: { name: responsible.nombre, email: responsible.email },
              attendees: [{ name: contact.nombre, email: contact.email }],
              isCancelled,
            },
          ],
        }),
      },
    ],
  })
}
