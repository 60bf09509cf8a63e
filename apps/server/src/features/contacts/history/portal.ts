import type { Anyone } from '#core/base/actor.ts'
import { everything } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { changesOf } from '../changes.ts'
import { waitForAddresses } from '../duplicates-queries.ts'
import { type ContactFields, insertContacts, listByAddress } from '../imported/queries.ts'
import { findHouseResponsible } from '../queries.ts'
import { insertEvent } from './queries.ts'

interface Noted {
  person: ContactFields
  comment: string
  /** When to follow it up. */
  meetingAt: Date | null
  zone: string
}

/**
 * Adds an event to the contact with this e-mail, inside the caller's transaction, on behalf of the portal. Without one,
 * a contact of the first person of the house who looks after contacts is made. Returns the event; null when nobody does.
 */
export async function noteForEmail(
  db: Db,
  by: Anyone,
  { person, comment, meetingAt, zone }: Noted,
): Promise<number | null> {
  const email = person.email.toLowerCase()
  await waitForAddresses(db, [email])
  const [known] = await listByAddress(db, everything, [email], [])
  const contact = known ?? (await made(db, by, person))
  if (!contact) return null
  const after = await insertEvent(db, {
    contacto_id: contact.id,
    comentario: comment,
    fecha_reunion: meetingAt,
    zona_horaria: zone,
    creado_por: null,
  })
  const recorded = { action: 'contacts.eventCreated', entity: 'historialcontacto', id: after.id, after }
  await record(db, by, { ...recorded, announces: changesOf(contact) })
  return after.id
}

async function made(db: Db, by: Anyone, person: ContactFields) {
  const responsible = await findHouseResponsible(db)
  if (!responsible) return null
  const owner = { responsable_id: responsible.id, empresa_id: responsible.empresa_id }
  const [after] = await insertContacts(db, [{ ...person, ...owner }], responsible.id)
  await record(db, by, { action: 'contacts.created', entity: 'contacto', id: after!.id, after: after! })
  return after!
}
