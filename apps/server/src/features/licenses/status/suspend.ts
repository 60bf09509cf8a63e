import { LicenseStatus } from '@portal/contract/licenses/states'
import type { Actor } from '#core/base/actor.ts'
import { refuseIf } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { changesOf } from '../changes.ts'
import { type LockedLicense, licenseRows } from '../queries.ts'
import { refusedReactivation, refusedSuspension } from '../rules.ts'
import type { Saved } from '../save/save.ts'
import { lockedAt } from './locked.ts'

/**
 * Suspends an active license with the reason; it does not work until someone reactivates it. Throws `notSuspendable`.
 */
export function suspendLicense(db: Db, actor: Actor, id: number, version: number | null, reason: string) {
  return inTransaction(db, async (db) => {
    const before = await lockedAt(db, actor, id, version)
    refuseIf(refusedSuspension(before))
    return write(db, actor, 'suspended', before, { estado_id: LicenseStatus.inactive, suspendida: reason })
  })
}

/** Makes a suspended license active, or a scheduled one before its start. Throws `notReactivatable` or `ended`. */
export function reactivateLicense(db: Db, actor: Actor, id: number, version: number | null) {
  return inTransaction(db, async (db) => {
    const before = await lockedAt(db, actor, id, version)
    refuseIf(refusedReactivation(before))
    return write(db, actor, 'reactivated', before, { estado_id: LicenseStatus.active, suspendida: null })
  })
}

interface Was {
  version: number
  estado_id: number
  suspendida: string | null
}

/** Gives a license the status that it had, unless someone has changed it since. */
export function restoreStatus(db: Db, actor: Actor, id: number, { version, ...was }: Was) {
  return inTransaction(db, async (db) => {
    const before = await lockedAt(db, actor, id, null)
    refuseStale(before, version)
    return write(db, actor, was.suspendida === null ? 'reactivated' : 'suspended', before, was)
  })
}

async function write(
  db: Db,
  actor: Actor,
  verb: string,
  before: LockedLicense,
  columns: Omit<Was, 'version'>,
): Promise<Saved & { before: Omit<Was, 'version'> }> {
  const after = await licenseRows.update(db, before.id, columns)
  const recorded = { action: `licenses.${verb}`, entity: 'licencia', id: before.id, before, after }
  await record(db, actor, { ...recorded, announces: changesOf(after) })
  const { estado_id, suspendida } = before
  return { id: after.id, version: after.version, before: { estado_id, suspendida } }
}
