import { restoreDays } from '@portal/contract/licenses/constants'
import { licenseDeleteMessages, licenseMessages as m } from '@portal/contract/licenses/messages'
import { LicenseStatus } from '@portal/contract/licenses/states'
import type { Actor, Anyone } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { changesOf } from '../changes.ts'
import { canDelete, canRestore } from '../policy.ts'
import { type LockedLicense, licenseRows, lockAny, type StoredLicense } from '../queries.ts'
import { lockedAt } from '../status/locked.ts'
import { type Saved, savedOf } from './save.ts'

/**
 * Deletes a license softly: lists no longer show it, its history stays. Throws `insufficientHierarchy` without
 * hierarchy.
 */
export function removeLicense(db: Db, actor: Actor, id: number): Promise<{ version: number }> {
  return inTransaction(db, async (db) => {
    const before = await lockedAt(db, actor, id, null)
    if (!canDelete(actor)) throw new Refusal(licenseDeleteMessages.insufficientHierarchy)
    const { version } = await markDeleted(db, actor, before)
    return { version }
  })
}

/** Deletes a locked license softly, inside the caller's transaction. */
export async function markDeleted(db: Db, by: Anyone, before: LockedLicense): Promise<StoredLicense> {
  const after = await licenseRows.update(db, before.id, {
    estado_id: LicenseStatus.deleted,
    estado_anterior: before.estado_hoy,
    eliminado_en: new Date(),
  })
  const recorded = { action: 'licenses.deleted', entity: 'licencia', id: before.id, before, after }
  await record(db, by, { ...recorded, announces: changesOf(after) })
  return after
}

/** Takes back a deletion within 30 days, as super administrator. Throws `insufficientHierarchy` or `notRestorable`. */
export function restoreLicense(db: Db, actor: Actor, id: number): Promise<Saved> {
  return inTransaction(db, async (db) => {
    const before = await lockAny(db, scopeOf(actor), id)
    if (!before) throw new Refusal(m.absent)
    if (!canRestore(actor)) throw new Refusal(m.insufficientHierarchy)
    const until = (before.eliminado_en?.getTime() ?? 0) + restoreDays * 86_400_000
    if (before.estado_id !== LicenseStatus.deleted || until < Date.now()) throw new Refusal(m.notRestorable)
    return restore(db, actor, before)
  })
}

/** Undo of a bulk deletion by who made it. Throws `changedByOther` when the license has changed since. */
export function undoRemoval(db: Db, actor: Actor, id: number, { version }: { version: number }): Promise<Saved> {
  return inTransaction(db, async (db) => {
    const before = await lockAny(db, scopeOf(actor), id)
    if (!canDelete(actor)) throw new Refusal(licenseDeleteMessages.insufficientHierarchy)
    refuseStale(before, version)
    return restore(db, actor, before)
  })
}

async function restore(db: Db, actor: Actor, before: LockedLicense): Promise<Saved> {
  const columns = { estado_id: before.estado_anterior!, estado_anterior: null, eliminado_en: null }
  const after = await licenseRows.update(db, before.id, columns)
  const recorded = { action: 'licenses.restored', entity: 'licencia', id: before.id, before, after }
  await record(db, actor, { ...recorded, announces: changesOf(after) })
  return savedOf(after)
}
