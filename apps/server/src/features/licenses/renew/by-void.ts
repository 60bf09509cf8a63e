import type { Message } from '@portal/contract/core/messages'
import { LicenseType } from '@portal/contract/licenses/constants'
import { licenseMessages as m } from '@portal/contract/licenses/messages'
import { LicenseStatus } from '@portal/contract/licenses/states'
import type { Anyone } from '#core/base/actor.ts'
import { everything } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { type LockedLicense, lockAny, reopenDemos } from '../queries.ts'
import { markDeleted } from '../save/remove.ts'
import * as queries from './queries.ts'
import { restoreBefore } from './restore.ts'

/** What a voided quote took back of the license that it had renewed or given. */
export interface TakenBack {
  licenseId: number
  /** The number of the license. */
  code: string
  /** Its last day now, `YYYY-MM-DD` where its holder is; null when it was deleted, or stays as it is. */
  endsOn: string | null
  /** Why it stays as it is. */
  why: Message | null
}

/**
 * Takes back what a quote that is being voided had bought, in the caller's transaction: the period that it added, or the
 * license that followed a demo. A license that is suspended or deleted meanwhile stays that; one that was renewed again
 * stays as it is, and the reason is returned. Null when nothing of the quote is left, also when called again.
 */
export async function takeBackPurchase(db: Db, by: Anyone, quoteId: number): Promise<TakenBack | null> {
  const licenseId = await queries.licenseOfQuote(db, quoteId)
  const before = licenseId === undefined ? undefined : await lockAny(db, everything, licenseId)
  const period = before && (await queries.lockBought(db, quoteId))
  if (!before || !period) return null
  const { codigo: code } = before
  if (!period.es_ultimo) return { licenseId: before.id, code, endsOn: null, why: m.renewedSince }
  if (period.antes === null)
    return (await withdraw(db, by, before)) ? { licenseId: before.id, code, endsOn: null, why: null } : null
  const { estado_id, suspendida } = before
  const stays = estado_id === LicenseStatus.deleted || suspendida !== null
  const was = { ...period.antes, ...(stays ? { estado_id, suspendida } : {}) }
  const { fecha_termino: endsOn } = await restoreBefore(db, by, before, { id: period.id, was })
  return { licenseId: before.id, code, endsOn, why: null }
}

/** Deletes the license that a demo was converted into; false when someone did already. */
async function withdraw(db: Db, by: Anyone, before: LockedLicense): Promise<boolean> {
  if (before.estado_id === LicenseStatus.deleted) return false
  await markDeleted(db, by, before)
  await reopenDemos(db, before.usuario_id, before.servicio_id, LicenseType.demo)
  return true
}

/** Returns the quote that bought the last period of a license; null when none did. */
export const lastBuyerOf = async (db: Db, licenseId: number): Promise<number | null> =>
  (await queries.newestPeriod(db, licenseId))?.cotizacion_id ?? null
