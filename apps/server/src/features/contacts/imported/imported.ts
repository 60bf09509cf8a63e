import { contactFields } from '@portal/contract/contacts/fields'
import { contactMessages } from '@portal/contract/contacts/messages'
import { pickedOf } from '@portal/contract/core/entities'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record, recordAll } from '#core/database/record.ts'
import { changesOf } from '../changes.ts'
import { waitForAddresses } from '../duplicates-queries.ts'
import { contactScopeOf } from '../policy.ts'
import * as queries from '../queries.ts'
import {
  type ContactFields,
  type ContactOwner,
  hasHistory,
  insertContacts,
  type KnownContact,
  listByAddress,
} from './queries.ts'

/** Fields of a contact, with its responsible when they name one. */
type Form = ContactFields & Partial<ContactOwner>

interface Written {
  id: number
  version: number
}

/**
 * Creates contacts inside the caller's transaction, in order; they are the actor's unless they name another. Throws
 * `duplicate` when someone saved one with the same e-mail meanwhile.
 */
export async function createContacts(db: Db, actor: Actor, forms: readonly Form[]): Promise<Written[]> {
  const emails = forms.map(({ email }) => email.toLowerCase())
  await waitForAddresses(db, [...emails, ...forms.map(({ telefono }) => telefono)])
  const known = await listByAddress(db, contactScopeOf(actor), emails, [])
  if (known.length > 0) throw new Refusal(contactMessages.duplicate)
  const owner = { responsable_id: actor.id, empresa_id: actor.enterpriseId }
  const made = await insertContacts(
    db,
    forms.map((form) => ({ ...owner, ...form })),
    actor.id,
  )
  const rows = made.map((after) => ({ action: 'contacts.created', entity: 'contacto', id: after.id, after }))
  const owners = new Map(made.map((row) => [row.responsable_id, row]))
  await recordAll(db, actor, rows, changesOf(...owners.values()))
  return made.map(({ id, version }) => ({ id, version }))
}

/** Changes a contact of the actor's scope inside the caller's transaction. Null when it was changed since. */
export async function changeContact(
  db: Db,
  actor: Actor,
  { id, version }: Written,
  form: Form,
): Promise<(Written & { antes: Form }) | null> {
  const before = await queries.lockContact(db, contactScopeOf(actor), id)
  return before?.version === version ? write(db, actor, before, form) : null
}

async function write(db: Db, actor: Actor, before: queries.StoredContact, form: Form) {
  const { id } = before
  const after = await queries.contactRows.update(db, id, form)
  const recorded = { action: 'contacts.updated', entity: 'contacto', id, before, after }
  await record(db, actor, { ...recorded, announces: changesOf(before, after) })
  const { responsable_id, empresa_id } = before
  const fields = pickedOf(contactFields, before as typeof before & KnownContact)
  return { id, version: after.version, antes: { ...fields, responsable_id, empresa_id } }
}

/**
 * Gives a contact its fields back, or deletes one that has no history, whoever is responsible now; neither when someone
 * changed it since this version.
 */
export function takeContactBack(db: Db, actor: Actor, written: Written, before: Form | null): Promise<void> {
  return inTransaction(db, async (db) => {
    const { id, version } = written
    const stored = await queries.getStored(db, id)
    if (stored?.version !== version) return
    if (before) {
      await write(db, actor, stored, before)
      return
    }
    if (await hasHistory(db, id)) return
    const after = await queries.contactRows.update(db, id, { eliminado_en: new Date() })
    const recorded = { action: 'contacts.deleted', entity: 'contacto', id, before: stored, after }
    await record(db, actor, { ...recorded, announces: changesOf(stored) })
  })
}
