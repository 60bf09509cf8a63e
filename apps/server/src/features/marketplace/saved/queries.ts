import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

export interface Names {
  nombre: string
  nombre_en: string
}

/** Returns the names of a row that a filter chooses; undefined when there is none. */
export async function getNames(
  db: Db,
  table: 'clasificado_categoria' | 'propiedad_categoria' | 'pais',
  id: string,
): Promise<Names | undefined> {
  const { rows } = await sql<Names>`
    select nombre, nombre_en from ${sql.table(table)} where id = ${Number(id)}`.execute(db)
  return rows[0]
}
