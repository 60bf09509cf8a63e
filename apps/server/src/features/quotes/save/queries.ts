import { type InsertObject, sql } from 'kysely'
import type { Db } from '#core/database.ts'
import type { DB } from '#core/schema.ts'

/**
 * The next number of an enterprise in its year (rule C3). Its row stays locked until the transaction ends, so that whoever
 * comes next waits, and a number that is rolled back is given again.
 */
export async function nextNumber(
  db: Db,
  { id, abreviatura, zona_horaria }: { id: number; abreviatura: string; zona_horaria: string },
): Promise<string> {
  const { rows } = await sql<{ anio: number; ultimo: number }>`
    insert into cotizacion_contador (empresa_id, anio, ultimo)
    values (${id}, extract(year from now() at time zone ${zona_horaria})::int, 1)
    on conflict (empresa_id, anio) do update set ultimo = cotizacion_contador.ultimo + 1
    returning anio, ultimo`.execute(db)
  const { anio, ultimo } = rows[0]!
  return `${abreviatura}-${anio}-${String(ultimo).padStart(4, '0')}`
}

/** The abbreviation is frozen with the first quote that carries it (enterprises 5). */
export async function markAbbreviationUsed(db: Db, enterpriseId: number): Promise<void> {
  await db
    .updateTable('empresa')
    .set({ abreviatura_usada_en: sql<Date>`now()` })
    .where('id', '=', enterpriseId)
    .where('abreviatura_usada_en', 'is', null)
    .execute()
}

export async function insertQuote(db: Db, quote: InsertObject<DB, 'cotizacion'>): Promise<number> {
  const { id } = await db.insertInto('cotizacion').values(quote).returning('id').executeTakeFirstOrThrow()
  return id
}
