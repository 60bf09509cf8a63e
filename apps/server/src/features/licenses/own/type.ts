import { LicenseType } from '@portal/contract/licenses/constants'
import type { Db } from '#core/database/database.ts'
import { yearsOf } from '../rules.ts'

/** The years that a license of this type comes to; of a demo none, so that a quote offers one. */
export async function getInterval(db: Db, typeId: number): Promise<number> {
  if (typeId === LicenseType.demo) return 0
  const type = await db
    .selectFrom('tipo_licencia')
    .select(['intervalo', 'unidad_intervalo'])
    .where('id', '=', typeId)
    .executeTakeFirstOrThrow()
  return yearsOf(type.intervalo, type.unidad_intervalo)
}
