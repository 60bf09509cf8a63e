import { type LicenseOrigin, LicenseType } from '@portal/contract/licenses/constants'
import { type Anyone, isActor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { changesOf } from '../changes.ts'
import { convertDemos, insertLicense, type StoredLicense } from '../queries.ts'
import { endOfType } from './queries.ts'

interface Given {
  userId: number
  serviceId: number
  typeId: number
  startsOn: string
  /** Null: as long as the interval of the type. */
  endsOn: string | null
  origin: LicenseOrigin
  /** The quote that it was bought with. */
  quoteId?: number
}

/** Gives a license inside the caller's transaction. A demo of the same service counts as converted by any other type. */
export async function grantLicense(db: Db, by: Anyone, { endsOn, ...given }: Given): Promise<StoredLicense> {
  const end = endsOn ?? (await endOfType(db, given.startsOn, given.typeId))
  const after = await insertLicense(db, { ...given, endsOn: end, authorId: isActor(by) ? by.id : null })
  if (given.typeId !== LicenseType.demo) await convertDemos(db, given.userId, given.serviceId, LicenseType.demo)
  const recorded = { action: 'licenses.created', entity: 'licencia', id: after.id, after }
  await record(db, by, { ...recorded, announces: changesOf(after) })
  return after
}
