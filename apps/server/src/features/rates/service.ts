import type { MoneyUnit } from '@portal/contract/core/currencies'
import { type Rate, rateLimits } from '@portal/contract/rates/constants'
import type { Db } from '#core/database/database.ts'
import * as queries from './queries.ts'

/**
 * Returns the value by which an amount is converted to pesos today; undefined without one. The UF has a value of every
 * day, so only that of today is right; the dollar has none on days without a market, so its newest one holds for some
 * days (decision 088).
 */
export const rateOfToday = (db: Db, unit: MoneyUnit): Promise<Rate | undefined> =>
  queries.newestRate(db, unit, unit === 'UF' ? 0 : rateLimits.maxAgeDays)
