import { serialCategories } from '@portal/contract/production/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Whether each unit that carries a serial number has one, and none more. */
export async function hasAllSerials(db: Db, quoteId: number): Promise<boolean> {
  const row = await db
    .selectFrom('cotizacion_linea as l')
    .select('l.id')
    .where('l.cotizacion_id', '=', quoteId)
    .where('l.categoria_id', 'in', [...serialCategories])
    .where(sql<boolean>`l.cantidad <> (select count(*) from orden_serie s where s.linea_id = l.id)`)
    .limit(1)
    .executeTakeFirst()
  return row === undefined
}
