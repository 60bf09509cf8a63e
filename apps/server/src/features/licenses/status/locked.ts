import { licenseMessages as m } from '@portal/contract/licenses/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { refuseStale } from '#core/records/versions.ts'
import { type LockedLicense, lockLicense } from '../queries.ts'

/**
 * Locks a license of the actor's scope. Throws `absent` when there is none, and `changedByOther` when someone saved
 * after `version`; of two who press at once, the second is refused.
 */
export async function lockedAt(db: Db, actor: Actor, id: number, version: number | null): Promise<LockedLicense> {
  const row = await lockLicense(db, scopeOf(actor), id)
  if (!row) throw new Refusal(m.absent)
  refuseStale(row, version, row)
  return row
}
