import { isDeepStrictEqual } from 'node:util'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { keyOf, listTables, type Table } from './catalogue.ts'
import { type DemoSet, isTouched } from './note.ts'
import { partsOf, type RowId } from './stays.ts'

/**
 * Deletes these rows in one statement, inside the caller's transaction: foreign keys are compared at its end, whatever
 * names what in a circle. Throws when it finds others than these.
 */
export async function removeRows(db: Db, rows: ReadonlySet<RowId>): Promise<void> {
  if (rows.size === 0) return
  const tables = await listTables(db)
  const keys = Map.groupBy([...rows].map(partsOf), ({ table }) => table)
  const used = tables.filter(({ name }) => keys.has(name))
  const deletions = used.map((table) => {
    const those = keys.get(table.name)!.map(({ key }) => key)
    return sql`${sql.id(`de_${table.name}`)} as (
      delete from ${sql.table(table.name)} hoy where ${keyOf(table, 'hoy')} = any(${those}::text[]) returning 1)`
  })
  const counts = used.map(({ name }) => sql`(select count(*) from ${sql.id(`de_${name}`)})`)
  const { rows: counted } = await sql<{ removed: number }>`
    with ${sql.join(deletions)} select ${sql.join(counts, sql` + `)} as removed`.execute(db)
  const removed = counted[0]!.removed
  if (removed !== rows.size) throw new Error(`${removed} rows were found of ${rows.size} that go`)
}

/** A row that was there before the demo set, and columns of it that have the values of the set. */
export interface Altered {
  table: string
  key: string
  columns: readonly string[]
  /** Whether a person has saved the row since: it stays as it is. */
  isTouched: boolean
}

/** Columns that count or date a change: they are no values of the set. */
const bookkeeping = ['version', 'actualizado_en', 'modificado_en']

/** Returns the rows that the load of the demo set altered and that still have values of it. */
export async function listAltered(db: Db, set: DemoSet, except: readonly string[]): Promise<Altered[]> {
  const found: Altered[] = []
  for (const table of await listTables(db)) {
    if (except.includes(table.name)) continue
    const { rows } = await sql<Noted>`
      select nota.clave, nota.fila, nota.antes, to_jsonb(hoy) as hoy,
        ${isTouched(table.name, sql`nota.clave`, set)} as tocada
      from demo_fila nota join ${sql.table(table.name)} hoy on ${keyOf(table, 'hoy')} = nota.clave
      where nota.tabla = ${table.name} and nota.antes is not null
      order by nota.clave`.execute(db)
    for (const row of rows) {
      const columns = valuesOfSet(table, row)
      if (columns.length > 0) found.push({ table: table.name, key: row.clave, columns, isTouched: row.tocada })
    }
  }
  return found
}

interface Noted {
  clave: string
  fila: Record<string, unknown>
  antes: Record<string, unknown>
  hoy: Record<string, unknown>
  tocada: boolean
}

const valuesOfSet = ({ columns }: Table, { fila, antes, hoy }: Noted) =>
  columns.filter(
    (column) =>
      !bookkeeping.includes(column) &&
      !isDeepStrictEqual(antes[column], fila[column]) &&
      isDeepStrictEqual(hoy[column], fila[column]),
  )

/** Gives these rows back the values that they had before the demo set. */
export async function restoreAltered(db: Db, altered: readonly Altered[]): Promise<void> {
  const tables = new Map((await listTables(db)).map((table) => [table.name, table]))
  for (const { table: name, key, columns } of altered) {
    const table = tables.get(name)!
    const values: RawBuilder<unknown>[] = columns.map((column) => sql`${sql.id(column)} = ${sql.ref(`era.${column}`)}`)
    if (table.columns.includes('version')) values.push(sql`version = hoy.version + 1`)
    await sql`
      update ${sql.table(name)} hoy set ${sql.join(values)}
      from demo_fila nota, jsonb_populate_record(null::${sql.table(name)}, nota.antes) era
      where nota.tabla = ${name} and nota.clave = ${key} and ${keyOf(table, 'hoy')} = nota.clave`.execute(db)
  }
}

/** Forgets the note of rows that are no longer there or have their own values again, and says that the set was cleared. */
export async function noteCleared(
  db: Db,
  gone: ReadonlySet<RowId>,
  restored: readonly Pick<Altered, 'table' | 'key'>[],
): Promise<void> {
  const rows = [...[...gone].map(partsOf), ...restored]
  await sql`
    delete from demo_fila nota using unnest(
      ${rows.map(({ table }) => table)}::text[], ${rows.map(({ key }) => key)}::text[]
    ) as ida (tabla, clave)
    where nota.tabla = ida.tabla and nota.clave = ida.clave`.execute(db)
  await db.updateTable('demo_juego').set({ quitado_en: sql<Date>`now()` }).execute()
}
