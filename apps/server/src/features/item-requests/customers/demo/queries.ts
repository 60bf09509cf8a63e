import type { Insertable } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { DB } from '#core/database/schema.ts'

/** Ids in the order of the rows. */
export async function insertCustomers(
  db: Db,
  customers: readonly Insertable<DB['clasificado_cliente']>[],
): Promise<number[]> {
  const rows = await db.insertInto('clasificado_cliente').values(customers).returning('id').execute()
  return rows.map(({ id }) => id)
}
