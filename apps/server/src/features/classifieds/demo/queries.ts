import { type Insertable, sql } from 'kysely'
import type { Db } from '#core/database.ts'
import type { DB } from '#core/schema.ts'

export async function currentTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ ahora: Date }>`select now() as ahora`.execute(db)
  return rows[0]!.ahora
}

/** Ids in the order of the rows. */
export async function insertItems(db: Db, items: readonly Insertable<DB['clasificado']>[]): Promise<number[]> {
  const rows = await db.insertInto('clasificado').values(items).returning('id').execute()
  return rows.map(({ id }) => id)
}

export async function insertCustomers(
  db: Db,
  customers: readonly Insertable<DB['clasificado_cliente']>[],
): Promise<number[]> {
  const rows = await db.insertInto('clasificado_cliente').values(customers).returning('id').execute()
  return rows.map(({ id }) => id)
}

export async function insertRequest(db: Db, request: Insertable<DB['solicitud_clasificado']>): Promise<number> {
  const { id } = await db.insertInto('solicitud_clasificado').values(request).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertEvent(db: Db, event: Insertable<DB['solicitud_evento']>): Promise<void> {
  await db.insertInto('solicitud_evento').values(event).execute()
}

export async function markSold(db: Db, itemId: number, at: Date): Promise<void> {
  await db.updateTable('clasificado').set({ vendido_en: at }).where('id', '=', itemId).execute()
}
