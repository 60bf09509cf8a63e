import { contactMessages } from '@portal/contract/contacts/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record, recordAll } from '#core/database/record.ts'
import { changesOf } from '../changes.ts'
import { waitForAddresses } from '../duplicates/queries.ts'
import { contactScopeOf } from '../policy.ts'
import * as queries from '../queries.ts'
import { type ContactFields, hasHistory, insertContacts, type KnownContact, listByAddress } from './queries.ts'

interface Written {
  id: number
  version: number
}

/**
 * Creates contacts of the actor inside the caller's transaction, in order. Throws 16 when someone saved one with the
 * same e-mail meanwhile.
 */
export async function createContacts(db: Db, actor: Actor, forms: readonly ContactFields[]): Promise<Written[]> {
  const emails = forms.map(({ email }) => email.toLowerCase())
  await waitForAddresses(db, [...emails, ...forms.map(({ telefono }) => telefono)])
  const known = await listByAddress(db, contactScopeOf(actor), emails, [])
  if (known.length > 0) throw new Refusal(contactMessages.duplicate)
  const owner = { responsable_id: actor.id, empresa_id: actor.enterpriseId, creado_por: actor.id }
  const made = await insertContacts(db, forms, owner)
  const rows = made.map((after) => ({ action: 'contacts.created', entity: 'contacto', id: after.id, after }))
  await recordAll(db, actor, rows, [
    { area: 'contactos', of: [{ enterpriseId: actor.enterpriseId, authorId: actor.id }] },
  ])
  return made.map(({ id, version }) => ({ id, version }))
}

/** Changes a contact of the actor's scope inside the caller's transaction. Null when it was changed since. */
export async function changeContact(
  db: Db,
  actor: Actor,
  { id, version }: Written,
  form: ContactFields,
): Promise<(Written & { antes: ContactFields }) | null> {
  const before = await queries.lockContact(db, contactScopeOf(actor), id)
  if (before?.version !== version) return null
  const after = await queries.contactRows.update(db, id, form)
  const recorded = { action: 'contacts.updated', entity: 'contacto', id, before, after }
  await record(db, actor, { ...recorded, tells: changesOf(before, after) })
  const { nombre, email, telefono, pais_id, empresa, ocupacion, idioma } = before as typeof before & KnownContact
  return { id, version: after.version, antes: { nombre, email, telefono, pais_id, empresa, ocupacion, idioma } }
}

/**
 * Gives a contact its fields back, or deletes one that has no history; neither when someone changed it since this
 * version.
 */
export function takeContactBack(db: Db, actor: Actor, written: Written, before: ContactFields | null): Promise<void> {
  return inTransaction(db, async (db) => {
    if (before) {
      await changeContact(db, actor, written, before)
      return
    }
    const { id, version } = written
    const stored = await queries.lockContact(db, contactScopeOf(actor), id)
    if (stored?.version !== version || (await hasHistory(db, id))) return
    const after = await queries.contactRows.update(db, id, { eliminado_en: new Date() })
    const recorded = { action: 'contacts.deleted', entity: 'contacto', id, before: stored, after }
    await record(db, actor, { ...recorded, tells: changesOf(stored) })
  })
}
