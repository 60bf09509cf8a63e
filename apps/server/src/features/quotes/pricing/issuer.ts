import type { Db } from '#core/database/database.ts'
import { settingOf } from '#features/settings/service.ts'
import * as queries from './queries.ts'

export type { Issuer } from './queries.ts'

/** Returns an enterprise as issuer, the house for null, with the validity that the settings propose. */
export async function issuerOf(db: Db, enterpriseId: number | null) {
  const { vigencia_dias: days } = await settingOf(db, 'cotizaciones')
  return queries.getIssuer(db, enterpriseId, days)
}
