import type { Db } from '#core/database/database.ts'
import * as queries from './queries.ts'
import { type DemoProperty, demoProperties, type Owners } from './rows.ts'

export type StoredProperty = DemoProperty & { id: number }

/** Stores the properties of the demo set inside the caller's transaction, and values of the UF. Owners are given. */
export async function insertDemoProperties(db: Db, owners: Owners): Promise<StoredProperty[]> {
  const rows = demoProperties(await queries.currentTime(db), owners)
  const ids = await queries.insertProperties(db, rows)
  await queries.lowerPrices(
    db,
    ids.filter((_, at) => at % 14 === 5),
  )
  await queries.insertRates(db)
  return rows.map((row, at) => ({ ...row, id: ids[at]! }))
}
