import type { SameContactsSchema, WhoSchema } from '@portal/contract/contacts/merge-schemas'
import type { ContactDetailSchema } from '@portal/contract/contacts/schemas'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { In } from '@portal/contract/core/fields'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { reasonsOf } from '../blocked.ts'
import { listSame } from '../duplicates-queries.ts'
import { listEvents } from '../history/queries.ts'
import { listMerges } from '../merge/queries.ts'
import { canAllow, canAssign, canDelete, canDeleteEvents, contactScopeOf } from '../policy.ts'
import * as queries from './queries.ts'

/** The newest events of the answer; the timeline has all. */
const mostEvents = 50
const mostSame = 20

/** Returns a contact in the actor's scope, with its newest events and their rights. */
export async function contactFor(db: Db, actor: Actor, id: number): Promise<In<typeof ContactDetailSchema>> {
  const contact = await found(db, actor, id)
  const [events, merges] = await Promise.all([
    listEvents(db, id, null, mostEvents),
    canDelete(actor) ? listMerges(db, id) : [],
  ])
  return {
    contacto: {
      ...contact,
      no_contactar_motivos: reasonsOf(contact),
      puede_asignar: canAssign(actor),
      puede_eliminar: canDelete(actor),
      puede_eliminar_eventos: canDeleteEvents(actor),
      puede_permitir: canAllow(actor),
    },
    historialcontacto: events,
    fusiones: merges,
  }
}

/** Returns the contacts that seem to be the same person as this one. */
export async function sameAs(db: Db, actor: Actor, id: number): Promise<In<typeof SameContactsSchema>> {
  const contact = await found(db, actor, id)
  return { contactos: await listSame(db, contactScopeOf(actor), contact, { except: id, most: mostSame }) }
}

/** Returns the contact with this e-mail, otherwise with this phone, that the actor may see. */
export async function whoIs(
  db: Db,
  actor: Actor,
  address: { email: string; telefono: string },
): Promise<In<typeof WhoSchema>> {
  return { contacto: (await queries.findByAddress(db, contactScopeOf(actor), address)) ?? null }
}

async function found(db: Db, actor: Actor, id: number): Promise<queries.ContactRow> {
  const contact = await queries.getContact(db, contactScopeOf(actor), id)
  if (!contact) throw new Refusal(coreMessages.absent)
  return contact
}
