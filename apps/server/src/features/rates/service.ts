import type { MoneyUnit } from '@portal/contract/core/currencies'
import type { Db } from '#core/database/database.ts'
import * as queries from './queries.ts'

/** Pesos for one unit on a day, and who published it. */
interface Rate {
  valor: number
  fecha: string
  fuente: string
}

/**
 * Returns the value by which an amount is converted to pesos today; undefined without one. The UF has a value of every
 * day, so only that of today is right; the dollar has none on days without a market, so its newest one holds.
 */
export async function rateOfToday(db: Db, unit: MoneyUnit): Promise<Rate | undefined> {
  const newest = await queries.newestRate(db, unit)
  if (!newest || (unit === 'UF' && !newest.es_de_hoy)) return undefined
  const { valor, fecha, fuente } = newest
  return { valor, fecha, fuente }
}
