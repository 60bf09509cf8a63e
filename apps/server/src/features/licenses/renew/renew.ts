import { LicenseType } from '@portal/contract/licenses/constants'
import { licenseMessages as m } from '@portal/contract/licenses/messages'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal, refuseIf } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { refuseStale } from '#core/records/versions.ts'
import { canUndoRenewal } from '../policy.ts'
import { refusedRenewal } from '../rules.ts'
import { isTypeOpen } from '../save/queries.ts'
import { type Saved, savedOf } from '../save/save.ts'
import { lockedAt } from '../status/locked.ts'
import { extendLicense } from './extend.ts'
import * as queries from './queries.ts'
import { restoreBefore } from './restore.ts'

/**
 * Adds a period that begins the day after today or the old end, whichever is later (rule licenses/renewal); earlier
 * periods stay as they are. Throws `demoNotRenewable` for demos, `notRenewable` for suspended ones, `changedByOther`
 * when someone renewed it meanwhile.
 */
export function renewLicense(
  db: Db,
  actor: Actor,
  id: number,
  { version, tipo_licencia_id: asked }: { version: number | null; tipo_licencia_id: number | null },
): Promise<Saved & { periodId: number }> {
  return inTransaction(db, async (db) => {
    const before = await lockedAt(db, actor, id, version)
    refuseIf(refusedRenewal(before))
    const typeId = asked ?? before.tipo_licencia_id
    const isChanged = typeId !== before.tipo_licencia_id
    if (typeId === LicenseType.demo || (isChanged && !(await isTypeOpen(db, typeId))))
      throw fieldRefusal('tipo_licencia_id', m.typeInvalid)
    const { after, periodId } = await extendLicense(db, actor, before, { typeId, years: null, quoteId: null })
    return { ...savedOf(after), periodId }
  })
}

/**
 * Takes the last renewal back within 24 hours. Throws `undoEnded` when it is older or there is none,
 * `insufficientHierarchy` without hierarchy.
 */
export function undoRenewal(db: Db, actor: Actor, id: number, version: number): Promise<Saved> {
  return inTransaction(db, async (db) => {
    const before = await lockedAt(db, actor, id, version)
    if (!canUndoRenewal(actor)) throw new Refusal(m.insufficientHierarchy)
    const period = await queries.lockUndoable(db, id)
    if (!period) throw new Refusal(m.undoEnded)
    return savedOf(await restoreBefore(db, actor, before, { id: period.id, was: period.antes }))
  })
}

/** The same for one of many. */
export async function undoBulkRenewal(db: Db, actor: Actor, id: number, { version }: { version: number }) {
  refuseStale(await lockedAt(db, actor, id, null), version)
  return undoRenewal(db, actor, id, version)
}
