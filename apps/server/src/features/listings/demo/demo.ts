import type { Db } from '#core/database/database.ts'
import { type DemoItem, demoItems, type Owners } from './items.ts'
import * as queries from './queries.ts'

export interface StoredItem extends DemoItem {
  id: number
}

/** Stores the machines of the demo set inside the caller's transaction. Owners are given; dates count back from now. */
export async function insertDemoListings(db: Db, owners: Owners): Promise<StoredItem[]> {
  const rows = demoItems(await queries.currentTime(db), owners)
  const ids = await queries.insertItems(db, rows)
  return rows.map((row, index) => ({ ...row, id: ids[index]! }))
}
