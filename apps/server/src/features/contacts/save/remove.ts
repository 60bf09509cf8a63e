import { contactMessages } from '@portal/contract/contacts/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { changesOf } from '../changes.ts'
import { canDelete, contactScopeOf } from '../policy.ts'
import * as queries from '../queries.ts'

/** Deletes a contact softly; its history stays with it. Returns the version that restoring needs. */
export function removeContact(db: Db, actor: Actor, id: number): Promise<{ version: number }> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockContact(db, contactScopeOf(actor), id)
    if (!before) throw new Refusal(contactMessages.absentToDelete)
    if (!canDelete(actor)) throw new Refusal(contactMessages.insufficientHierarchy)
    const after = await queries.contactRows.update(db, id, queries.deletedNow)
    const recorded = { action: 'contacts.deleted', entity: 'contacto', id, before, after }
    await record(db, actor, { ...recorded, announces: changesOf(before) })
    return { version: after.version }
  })
}

/** Reverts a deletion, unless someone has changed the contact since. */
export function restoreContact(db: Db, actor: Actor, id: number, { version }: { version: number }): Promise<void> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockAny(db, id)
    if (!canDelete(actor)) throw new Refusal(contactMessages.insufficientHierarchy)
    refuseStale(before, version)
    const after = await queries.contactRows.update(db, id, { eliminado_en: null })
    const recorded = { action: 'contacts.restored', entity: 'contacto', id, before, after }
    await record(db, actor, { ...recorded, announces: changesOf(after) })
  })
}
