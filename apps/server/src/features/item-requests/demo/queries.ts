import { type Insertable, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { DB } from '#core/database/schema.ts'

export async function currentTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ ahora: Date }>`select now() as ahora`.execute(db)
  return rows[0]!.ahora
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
