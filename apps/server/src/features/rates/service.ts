import type { MoneyUnit } from '@portal/contract/core/currencies'
import { type Rate, rateLimits, rateUnits } from '@portal/contract/rates/constants'
import type { Db } from '#core/database/database.ts'
import * as queries from './queries.ts'

/**
 * Returns the value by which an amount is converted to pesos today; undefined without one. The UF has a value of every
 * day, so only that of today is right; the dollar has none on days without a market, so its newest one holds for some
 * days (decision 088).
 */
export const rateOfToday = (db: Db, unit: MoneyUnit): Promise<Rate | undefined> =>
  queries.newestRate(db, unit, unit === 'UF' ? 0 : rateLimits.maxAgeDays)

/** For the first run: the units without a value of the last days. */
export async function unitsWithoutRate(db: Db): Promise<string[]> {
  const rates = await Promise.all(rateUnits.map((unit) => queries.newestRate(db, unit, rateLimits.maxAgeDays)))
  return rateUnits.filter((_, place) => !rates[place])
}
