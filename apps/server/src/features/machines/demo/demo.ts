import type { Db } from '#core/database/database.ts'
import { type DemoMachine, demoMachines, type Owners } from './items.ts'
import * as queries from './queries.ts'

export interface StoredMachine extends DemoMachine {
  id: number
}

/** Stores the machines of the demo set inside the caller's transaction. Owners are given; dates count back from now. */
export async function insertDemoMachines(db: Db, owners: Owners): Promise<StoredMachine[]> {
  const rows = demoMachines(await queries.currentTime(db), owners)
  const ids = await queries.insertMachines(db, rows)
  return rows.map((row, index) => ({ ...row, id: ids[index]! }))
}
