import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

interface Named {
  es: string
  en: string
}

/** Returns the name of a row that a filter chooses; undefined when there is none. */
export async function nameOf(
  db: Db,
  table: 'clasificado_categoria' | 'propiedad_categoria' | 'pais',
  id: string,
): Promise<Named | undefined> {
  const { rows } = await sql<Named>`
    select nombre as es, nombre_en as en from ${sql.table(table)} where id = ${Number(id)}`.execute(db)
  return rows[0]
}
