import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { keyOf, listTables, type Table } from './catalogue.ts'
import { lockAgainstWriters, settle } from './lock.ts'

/**
 * Runs `work` inside the caller's transaction and notes every row that it made or changed. Nobody else writes meanwhile,
 * so that what is new afterwards is of `work`; whoever dies in the middle leaves neither rows nor note.
 */
export async function noted<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await settle(db)
  const tables = await listTables(db)
  await lockAgainstWriters(db, tables)
  await sql`
    create temporary table demo_antes on commit drop as
    select filas.* from (${allRows(tables)}) filas`.execute(db)
  await sql`create unique index on demo_antes (tabla, clave)`.execute(db)
  const done = await work()
  await sql`
    insert into demo_fila (tabla, clave, fila, antes)
    select filas.tabla, filas.clave, filas.fila, antes.fila
    from (${allRows(tables)}) filas
    left join demo_antes antes on antes.tabla = filas.tabla and antes.clave = filas.clave
    where antes.fila is distinct from filas.fila
    on conflict (tabla, clave) do update set fila = excluded.fila`.execute(db)
  await sql`drop table demo_antes`.execute(db)
  await sql`
    insert into demo_juego (auditoria_hasta) select coalesce(max(id), 0) from auditoria
    on conflict (unico) do update set auditoria_hasta = excluded.auditoria_hasta`.execute(db)
  return done
}

const allRows = (tables: readonly Table[]) =>
  sql.join(
    tables.map(
      (table) => sql`
        select ${sql.lit(table.name)}::text as tabla, ${keyOf(table, 'hoy')} as clave, to_jsonb(hoy) as fila
        from ${sql.table(table.name)} hoy`,
    ),
    sql` union all `,
  )

/** What is known of the demo set of a database. */
export interface DemoSet {
  /** Later rows of the audit are of others. */
  auditedUntil: number
  clearedAt: Date | null
}

/** Returns what was noted of the demo set; undefined where none was loaded since there are notes. */
export async function getDemoSet(db: Db): Promise<DemoSet | undefined> {
  const found = await db.selectFrom('demo_juego').select(['auditoria_hasta', 'quitado_en']).executeTakeFirst()
  return found && { auditedUntil: found.auditoria_hasta, clearedAt: found.quitado_en }
}

/** Whether a person, and not the portal by itself, has written of a row of this table and key since the load. */
export const isTouched = (table: string, key: RawBuilder<string>, { auditedUntil }: DemoSet) => sql<boolean>`exists (
  select from auditoria a
  where a.entidad = ${table} and a.entidad_id = ${key} and a.id > ${auditedUntil} and a.ip <> ''
)`
