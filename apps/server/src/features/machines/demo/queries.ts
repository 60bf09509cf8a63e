import { type Insertable, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { DB } from '#core/database/schema.ts'

export async function currentTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ ahora: Date }>`select now() as ahora`.execute(db)
  return rows[0]!.ahora
}

/** Ids in the order of the rows. */
export async function insertMachines(db: Db, items: readonly Insertable<DB['clasificado']>[]): Promise<number[]> {
  const rows = await db.insertInto('clasificado').values(items).returning('id').execute()
  return rows.map(({ id }) => id)
}
