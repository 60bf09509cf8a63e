import type { MergeSchema } from '@portal/contract/contacts/merge-schemas'
import { contactMessages } from '@portal/contract/contacts/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { blockedBy, reasonsOf } from '../blocked.ts'
import { changesOf } from '../changes.ts'
import { canDelete, contactScopeOf } from '../policy.ts'
import { contactRows, countryExists, deletedNow, lockContact, type StoredContact } from '../queries.ts'
import * as queries from './queries.ts'

/**
 * Makes one contact of two with the fields that were picked (rule contacts/merge): its history goes to the one that
 * stays, and who is recognized by the address of either is found in it. Needs the right to delete.
 */
export function mergeContacts(
  db: Db,
  actor: Actor,
  { contacto_id: id, otro_id: otherId, version, otro_version: otherVersion, ...fields }: z.output<typeof MergeSchema>,
) {
  return inTransaction(db, async (db) => {
    if (id === otherId) throw fieldRefusal('otro_id', contactMessages.idInvalid)
    const { contact, other } = await lockBoth(db, actor, id, otherId)
    if (!canDelete(actor)) throw new Refusal(contactMessages.insufficientHierarchy)
    refuseStale(contact, version)
    refuseStale(other, otherVersion)
    if (!(await countryExists(db, fields.pais_id))) throw fieldRefusal('pais_id', contactMessages.countryInvalid)
    const moved = await queries.moveChildren(db, otherId, id)
    await contactRows.update(db, otherId, { fusionado_con: id, ...deletedNow })
    const after = await contactRows.update(db, id, { ...fields, ...refusalOf(contact, other) })
    const anterior = await keepAddresses(db, contact, [other, after])
    const undo = { contacto: contact, otro: other, version: after.version, anterior, ...moved }
    const mergeId = await queries.insertMerge(db, actor.id, undo)
    const recorded = { action: 'contacts.merged', entity: 'contacto', id, before: contact, after }
    await record(db, actor, { ...recorded, announces: changesOf(contact, other) })
    return { fusion_id: mergeId, contacto_id: id, version: after.version }
  })
}

/**
 * Keeps the e-mail and the phone that the contact which stays had before, as those of one merged into it: what was sent
 * from them is found in it as before. Null when neither of the two is lost.
 */
async function keepAddresses(db: Db, contact: StoredContact, by: readonly StoredContact[]): Promise<number | null> {
  const has = (email: string, phone: string) =>
    by.some((one) => one.email.toLowerCase() === email.toLowerCase()) && by.some((one) => one.telefono === phone)
  if (has(contact.email, contact.telefono)) return null
  const { id: fusionadoCon, version: _, ...columns } = contact
  return (await contactRows.insert(db, { ...columns, fusionado_con: fusionadoCon, ...deletedNow })).id
}

/** Whoever of the two wants no broadcasts, the one that stays gets none, for the reasons of both. */
const refusalOf = (contact: StoredContact, other: StoredContact) =>
  blockedBy([...reasonsOf(contact), ...reasonsOf(other)])

/** Locks two contacts in the order of their ids, so that two merges do not wait for each other. */
async function lockBoth(db: Db, actor: Actor, id: number, otherId: number) {
  const scope = contactScopeOf(actor)
  const found = new Map<number, StoredContact | undefined>()
  for (const each of [id, otherId].toSorted((a, b) => a - b)) found.set(each, await lockContact(db, scope, each))
  const [contact, other] = [found.get(id), found.get(otherId)]
  if (!contact || !other) throw new Refusal(coreMessages.absent)
  return { contact, other }
}

/** Makes two contacts of one again, for 30 days and unless someone has changed it since. */
export function undoMerge(db: Db, actor: Actor, mergeId: number): Promise<void> {
  return inTransaction(db, async (db) => {
    const found = await queries.findMerge(db, mergeId)
    const contact = found && (await lockContact(db, contactScopeOf(actor), found.contacto_id))
    const merge = contact && (await queries.lockMerge(db, mergeId))
    if (!merge) throw new Refusal(coreMessages.absent)
    if (!canDelete(actor)) throw new Refusal(contactMessages.insufficientHierarchy)
    const { contacto: before, otro: other, version } = merge.antes
    refuseStale(contact, version)
    await contactRows.update(db, other.id, { fusionado_con: null, eliminado_en: null })
    await queries.moveBack(db, merge.antes, other.id)
    if (merge.antes.anterior) await queries.dropAddresses(db, merge.antes.anterior)
    const { id: _, version: __, creado_en: ___, ...columns } = before
    const after = await contactRows.update(db, contact.id, columns)
    await queries.markUndone(db, mergeId)
    const recorded = { action: 'contacts.mergeUndone', entity: 'contacto', id: contact.id, before: contact, after }
    await record(db, actor, { ...recorded, announces: changesOf(contact, other) })
  })
}
