import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/core/database/database.ts'

interface Bulk {
  /** The first has the counted rows, with ids from 1; the others reference it. */
  tables: readonly [string, ...string[]]
  /** Triggers of the first table, whose results are part of the row. */
  triggers?: readonly string[]
  insert(db: Db, from: number, to: number): Promise<void>
}

/**
 * Fills empty tables with many rows: by two connections, without foreign key checks, and indexed at the end. A million
 * rows would take far longer otherwise.
 */
export async function fillInBulk(db: Db, count: number, { tables, triggers = [], insert }: Bulk): Promise<void> {
  const [first] = tables
  const { rows: indexes } = await sql<{ name: string; made: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid = any (${tables}::regclass[]) and indexrelid not in (select conindid from pg_constraint)`.execute(db)
  for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(db)
  for (const trigger of triggers)
    await sql`alter table ${sql.ref(first)} enable always trigger ${sql.ref(trigger)}`.execute(db)
  const half = Math.floor(count / 2)
  await twice(db, (db, part) => (part === 0 ? insert(db, 1, half) : insert(db, half + 1, count)))
  await sql`select setval(pg_get_serial_sequence(${first}, 'id'), (select max(id) from ${sql.table(first)}))`.execute(
    db,
  )
  await twice(db, async (db, part) => {
    for (const { made } of indexes.filter((_, place) => place % 2 === part)) await sql.raw(made).execute(db)
  })
  for (const trigger of triggers)
    await sql`alter table ${sql.ref(first)} enable trigger ${sql.ref(trigger)}`.execute(db)
  await db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db)
    await sql`vacuum analyze ${sql.join(await staleTables(db, tables))}`.execute(db) // not inside a transaction
    await sql`reset statement_timeout`.execute(db)
  })
}

/** These tables, and those whose rows were never counted: the large ones that were filled before are left alone. */
async function staleTables(db: Db, tables: readonly string[]) {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and (relname = any (${tables}::text[]) or reltuples < 0)`.execute(db)
  return rows.map(({ relname }) => sql.table(relname))
}

/** Runs on two connections, without statement time-out, and only with triggers that always run. */
const twice = (db: Db, work: (db: Db, part: number) => Promise<void>) =>
  Promise.all(
    [0, 1].map((part) =>
      db.transaction().execute(async (db) => {
        await sql`
          set local statement_timeout = 0;
          set local session_replication_role = replica;
          set local maintenance_work_mem = '128MB'`.execute(db)
        await work(db, part)
      }),
    ),
  )
