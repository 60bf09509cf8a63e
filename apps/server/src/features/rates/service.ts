import type { MoneyUnit, QuoteCurrency } from '@portal/contract/core/currencies'
import { type Rate, type RateUnit, rateLimits, rateUnitOf, rateUnits } from '@portal/contract/rates/constants'
import type { Db } from '#core/database/database.ts'
import { settingOf } from '#features/settings/service.ts'
import * as queries from './queries.ts'

/**
 * Returns the value by which an amount is converted to pesos today; undefined without one. The UF has a value of every
 * day, so only that of today is right; the dollar has none on days without a market, so its newest one holds for some
 * days (decision 088).
 */
export const rateOfToday = (db: Db, unit: RateUnit | MoneyUnit): Promise<Rate | undefined> =>
  queries.newestRate(db, unit, unit === 'UF' ? 0 : rateLimits.maxAgeDays)

/** Returns what one dollar is worth today in each currency; those without a value that holds are absent. */
export async function dollarRates(db: Db): Promise<ReadonlyMap<QuoteCurrency, Rate>> {
  const rows = await queries.newestRates(db, rateLimits.maxAgeDays)
  return new Map(rows.map(({ moneda, ...rate }) => [moneda === 'USD' ? 'CLP' : moneda, rate]))
}

/** For the first run: the units that the company uses without a value of the last days. */
export async function unitsWithoutRate(db: Db): Promise<string[]> {
  const { monedas } = await settingOf(db, 'cotizaciones')
  const used = new Set<RateUnit | null>(['UF', 'USD', ...monedas.map(rateUnitOf)])
  const units = rateUnits.filter((unit) => used.has(unit))
  const rates = await Promise.all(units.map((unit) => queries.newestRate(db, unit, rateLimits.maxAgeDays)))
  return units.filter((_, place) => !rates[place])
}
