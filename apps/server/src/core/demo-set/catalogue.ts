import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/database.ts'

/** A table whose rows the demo set may make, by the catalogue of the database. */
export interface Table {
  name: string
  /** The columns of its primary key. */
  key: readonly string[]
  /** All that can be written. */
  columns: readonly string[]
}

/** A column, or several, by which rows of one table (`hijo`) name rows of another (`padre`). */
export interface Reference {
  /** `contacto.creado_por`. */
  name: string
  from: string
  to: string
  /** The condition between `hijo` and `padre`. */
  on: RawBuilder<boolean>
}

/** Tables of which nothing is noted, with the reason. */
const unnoted: Readonly<Record<string, string>> = {
  auditoria: 'the audit only grows',
  auditoria_control: 'the audit only grows',
  auditoria_pendiente: 'the audit only grows',
  auditoria_sello: 'the audit only grows',
  captcha_usado: 'ends by itself',
  clasificado_palabra: 'made again from the machines that there are',
  contacto_palabra: 'has no key; its words are compared with the contacts that there are',
  demo_fila: 'is the note',
  demo_juego: 'is the note',
  esquema: 'of the release, not of its rows',
  idempotencia: 'ends by itself',
  kysely_migration: 'of the release, not of its rows',
  kysely_migration_lock: 'of the release, not of its rows',
  limite: 'ends by itself',
  propiedad_palabra: 'made again from the properties that there are',
  secreto: 'of the portal: links and sessions depend on it',
}

/** Returns the tables of the portal in the order of their names, without those of which nothing is noted. */
export async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name, columns.key, columns.columns
    from pg_class c
    left join pg_constraint p on p.conrelid = c.oid and p.contype = 'p'
    cross join lateral (
      select
        coalesce(array_agg(a.attname::text order by array_position(p.conkey, a.attnum))
          filter (where a.attnum = any(p.conkey)), '{}') as key,
        array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ) columns
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
    order by c.relname`.execute(db)
  const noted = rows.filter(({ name }) => !Object.hasOwn(unnoted, name))
  const keyless = noted.filter(({ key }) => key.length === 0)
  if (keyless.length > 0) throw new Error(`Without a primary key: ${keyless.map(({ name }) => name).join(', ')}`)
  return noted
}

/** Returns the foreign keys between these tables. */
export async function listForeignKeys(db: Db, tables: readonly Table[]): Promise<Reference[]> {
  const { rows } = await sql<{ from: string; to: string; columns: string[]; named: string[] }>`
    select child.relname as "from", parent.relname as "to",
      array(select attname::text from unnest(f.conkey) with ordinality k (num, place)
        join pg_attribute on attrelid = f.conrelid and attnum = num order by place) as columns,
      array(select attname::text from unnest(f.confkey) with ordinality k (num, place)
        join pg_attribute on attrelid = f.confrelid and attnum = num order by place) as named
    from pg_constraint f
    join pg_class child on child.oid = f.conrelid
    join pg_class parent on parent.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = current_schema()::regnamespace
    order by 1, 3, 2`.execute(db)
  const known = new Set(tables.map(({ name }) => name))
  return rows
    .filter(({ from, to }) => known.has(from) && known.has(to))
    .map(({ from, to, columns, named }) => ({
      name: `${from}.${columns.join(',')}`,
      from,
      to,
      on: sql<boolean>`${sql.join(
        columns.map((column, place) => sql`${sql.ref(`hijo.${column}`)} = ${sql.ref(`padre.${named[place]!}`)}`),
        sql` and `,
      )}`,
    }))
}

/** The key of a row as it is noted; `alias` is that of its table. */
export const keyOf = ({ key }: Pick<Table, 'key'>, alias: string): RawBuilder<string> =>
  sql<string>`concat_ws(',', ${sql.join(key.map((column) => sql.ref(`${alias}.${column}`)))})`
