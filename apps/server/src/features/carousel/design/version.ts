import { carouselMessages as m } from '@portal/contract/carousel/messages'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { getVersion } from './queries.ts'

/** Returns a version with its slides. Throws `versionAbsent`. */
export async function readVersion(db: Db, id: number) {
  const version = await getVersion(db, id)
  if (!version) throw new Refusal(m.versionAbsent)
  return version
}
