import { LicenseStatus } from '@portal/contract/licenses/states'
import { type Anyone, type Caller, isActor } from '#core/base/actor.ts'
import { everything } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { changesOf } from '../changes.ts'
import { licenseRows, lockAny } from '../queries.ts'
import { grantLicense } from '../save/grant.ts'
import type { Grant } from './grant.ts'
import * as queries from './queries.ts'

export interface Granted {
  /** Names the grant for `withdrawGrant`. */
  ref: number
  /** Whether it waits for an account with that e-mail. */
  isPending: boolean
  /** The license, once there is one. */
  licenseId: number | null
}

/**
 * Gives a license of the type's interval to the account with this e-mail, inside the caller's transaction. Without an
 * account it waits, and becomes a license when someone confirms that e-mail for their account.
 */
export async function grantByEmail(db: Db, by: Anyone, grant: Grant): Promise<Granted> {
  const email = grant.email.trim().toLowerCase()
  const authorId = isActor(by) ? by.id : null
  const ref = await queries.insertGrant(db, { ...grant, email, authorId })
  const user = await queries.findAccount(db, email)
  if (!user) {
    await record(db, by, { action: 'licenses.grantStored', entity: 'licencia_pendiente', id: ref, after: { ...grant } })
    return { ref, isPending: true, licenseId: null }
  }
  const { id } = await grantLicense(db, by, { ...grant, userId: user.id, endsOn: null })
  await queries.setGranted(db, ref, id)
  return { ref, isPending: false, licenseId: id }
}

/**
 * Takes a grant back inside the caller's transaction: one that waits ends, its license is deleted. Throws
 * `changedByOther` when the license has been changed since.
 */
export async function withdrawGrant(db: Db, by: Anyone, ref: number): Promise<void> {
  const grant = await queries.lockGrant(db, ref)
  if (!grant || grant.retirada_en) return
  await queries.setWithdrawn(db, ref)
  if (grant.licencia_id === null) {
    await record(db, by, { action: 'licenses.grantWithdrawn', entity: 'licencia_pendiente', id: ref })
    return
  }
  const before = await lockAny(db, everything, grant.licencia_id)
  if (!before || before.estado_id === LicenseStatus.deleted) return
  refuseStale(before, 1)
  const columns = { estado_id: LicenseStatus.deleted, suspendida: null, estado_anterior: before.estado_hoy }
  const after = await licenseRows.update(db, before.id, { ...columns, eliminado_en: new Date() })
  const recorded = { action: 'licenses.deleted', entity: 'licencia', id: before.id, before, after }
  await record(db, by, { ...recorded, announces: changesOf(after) })
}

const itself: Caller = { ip: '', requestId: 'license-grants' }

/** Gives the licenses that waited for accounts that exist by now: of one person, or of all. Safe to run concurrently. */
export async function settleGrants(db: Db, userId?: number): Promise<void> {
  for (let due = await queries.listDue(db, userId); due.length > 0; due = await queries.listDue(db, userId)) {
    const settled = await Promise.all(due.map(({ id }) => inTransaction(db, (db) => settle(db, id))))
    if (!settled.some(Boolean)) return
  }
}

async function settle(db: Db, id: number): Promise<boolean> {
  const grant = await queries.lockDue(db, id)
  if (!grant) return false
  const { user_id: userId, ...of } = grant
  const license = await grantLicense(db, itself, { ...of, userId, endsOn: null })
  await queries.setGranted(db, id, license.id)
  return true
}
