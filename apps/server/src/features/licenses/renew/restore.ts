import type { Anyone } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { changesOf } from '../changes.ts'
import { type LockedLicense, licenseRows, type StoredLicense } from '../queries.ts'
import { markUndone, type Was } from './queries.ts'

/** Gives a locked license what it was before its last period, inside the caller's transaction. */
export async function restoreBefore(
  db: Db,
  by: Anyone,
  before: LockedLicense,
  period: { id: number; was: Was },
): Promise<StoredLicense> {
  const { id } = before
  const after = await licenseRows.update(db, id, period.was)
  await markUndone(db, period.id)
  const recorded = { action: 'licenses.renewalUndone', entity: 'licencia', id, before, after }
  await record(db, by, { ...recorded, announces: changesOf(after) })
  return after
}
