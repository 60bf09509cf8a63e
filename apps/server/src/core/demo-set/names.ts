import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { keyOf, listTables } from './catalogue.ts'
import { partsOf, type RowId, rowId } from './stays.ts'

/** Columns by which people know a row, the best first. */
const naming = ['numero', 'referencia', 'titulo', 'nombre', 'marca', 'email', 'asunto', 'descripcion', 'comentario']
const longest = 60

/** Returns the text by which people know each of these rows; none for tables without such a column. */
export async function readNames(db: Db, rows: Iterable<RowId>): Promise<Map<RowId, string>> {
  const names = new Map<RowId, string>()
  const wanted = Map.groupBy([...new Set(rows)].map(partsOf), ({ table }) => table)
  for (const table of await listTables(db)) {
    const keys = wanted.get(table.name)?.map(({ key }) => key)
    const columns = naming.filter((name) => table.columns.includes(name))
    if (!keys || columns.length === 0) continue
    // the best one that is filled in
    const name = sql.join(columns.map((column) => sql`nullif(${sql.ref(`hoy.${column}`)}::text, '')`))
    const { rows: found } = await sql<{ clave: string; nombre: string | null }>`
      select ${keyOf(table, 'hoy')} as clave, left(coalesce(${name}), ${longest}::int) as nombre
      from ${sql.table(table.name)} hoy where ${keyOf(table, 'hoy')} = any(${keys}::text[])`.execute(db)
    for (const { clave, nombre } of found) if (nombre) names.set(rowId(table.name, clave), nombre)
  }
  return names
}
