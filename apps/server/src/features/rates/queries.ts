import type { MoneyUnit } from '@portal/contract/core/currencies'
import { requestLimits } from '@portal/contract/marketplace/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** The day of the house. */
export const today = sql<string>`(now() at time zone ${sql.lit(requestLimits.timeZone)})::date`

/** Returns the newest value of a unit that has begun; undefined without one. `isOfToday`: whether it is of today. */
export function newestRate(db: Db, unit: MoneyUnit) {
  return db
    .selectFrom('tipo_cambio')
    .select(['valor', 'fecha', 'fuente'])
    .select(sql<boolean>`fecha = ${today}`.as('isOfToday'))
    .where('moneda', '=', unit)
    .where('fecha', '<=', today)
    .orderBy('fecha', 'desc')
    .limit(1)
    .executeTakeFirst()
}
