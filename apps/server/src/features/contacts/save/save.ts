import { contactDoneMessages, contactMessages } from '@portal/contract/contacts/messages'
import type { ContactFormSchema, ContactUpdateSchema } from '@portal/contract/contacts/schemas'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { changesOf } from '../changes.ts'
import { listSame, type Recognized, waitForSame } from '../duplicates-queries.ts'
import { canAssign, contactScopeOf } from '../policy.ts'
import * as queries from '../queries.ts'

export type ContactForm = z.output<typeof ContactFormSchema>

/** Contacts named when a form is refused as a duplicate. */
const mostNamed = 5

interface Saved {
  id: number
  contacto_id: number
  version: number
}

export const savedOf = ({ id, version }: Pick<queries.StoredContact, 'id' | 'version'>): Saved => ({
  id,
  contacto_id: id,
  version,
})

/**
 * Stores a new contact of the actor, or of the responsible they name. Throws `duplicate` with the contacts that seem
 * the same.
 */
export function createContact(db: Db, actor: Actor, form: ContactForm): Promise<Saved | Answer<Saved>> {
  return inTransaction(db, async (db) => {
    const { responsable_id: asked, aceptar_duplicado: isAccepted, ...columns } = form
    await refuseCountry(db, form.pais_id)
    const responsible = await responsibleFor(db, actor, asked)
    await refuseSame(db, actor, columns, { isAccepted, except: null })
    const after = await queries.contactRows.insert(db, { ...columns, ...responsible, creado_por: actor.id })
    const recorded = { action: 'contacts.created', entity: 'contacto', id: after.id, after }
    await record(db, actor, { ...recorded, announces: changesOf(after) })
    return told(after, false)
  })
}

/** Says so when the address of a form turns out to be unsubscribed (decision 077). */
const told = (after: queries.StoredContact, wasBlocked: boolean): Saved | Answer<Saved> =>
  after.no_contactar_en !== null && !wasBlocked
    ? new Answer(savedOf(after), contactDoneMessages.savedUnsubscribed)
    : savedOf(after)

/** Changes a contact in the actor's scope. Throws 409 with the stored row when someone saved after `version`. */
export async function updateContact(
  db: Db,
  actor: Actor,
  id: number,
  { version, aceptar_duplicado: isAccepted, ...columns }: z.output<typeof ContactUpdateSchema>,
): Promise<Saved | Answer<Saved>> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockContact(db, contactScopeOf(actor), id)
    if (!before) throw new Refusal(coreMessages.absent)
    refuseStale(before, version, before)
    await refuseCountry(db, columns.pais_id)
    if (isOther(before, columns)) await refuseSame(db, actor, columns, { isAccepted, except: id })
    const after = await queries.contactRows.update(db, id, columns)
    const recorded = { action: 'contacts.updated', entity: 'contacto', id, before, after }
    await record(db, actor, { ...recorded, announces: changesOf(after) })
    return told(after, before.no_contactar_en !== null)
  })
}

/** Whether a form recognizes another person: what was accepted once is not asked again. */
const isOther = (before: Recognized, form: Recognized): boolean =>
  before.email.toLowerCase() !== form.email.toLowerCase() ||
  before.telefono !== form.telefono ||
  before.nombre !== form.nombre ||
  before.empresa !== form.empresa

async function refuseCountry(db: Db, id: number): Promise<void> {
  if (!(await queries.countryExists(db, id))) throw fieldRefusal('pais_id', contactMessages.countryInvalid)
}

/** The responsible of a new contact, and whose enterprise it belongs to. */
async function responsibleFor(db: Db, actor: Actor, asked: number | null) {
  if (asked === null || asked === actor.id) return { responsable_id: actor.id, empresa_id: actor.enterpriseId }
  if (!canAssign(actor)) throw fieldRefusal('responsable_id', contactMessages.insufficientHierarchy)
  const [responsible] = await queries.listResponsibles(db, scopeOf(actor), asked)
  if (!responsible) throw fieldRefusal('responsable_id', contactMessages.responsibleInvalid)
  return { responsable_id: responsible.id, empresa_id: responsible.empresa_id }
}

async function refuseSame(
  db: Db,
  actor: Actor,
  form: Recognized,
  { isAccepted, except }: { isAccepted: boolean; except: number | null },
): Promise<void> {
  await waitForSame(db, form)
  if (isAccepted) return
  const same = await listSame(db, contactScopeOf(actor), form, { except, most: mostNamed })
  if (same.length > 0) throw new Refusal(contactMessages.duplicate, { data: { duplicados: same } })
}
