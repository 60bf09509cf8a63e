import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../src/core/database/database.ts'
import type { TestApp } from './start-app.ts'

/** The row that calls queue up on, for `together`. */
export const row = (table: string, id: number) => (db: Db) =>
  sql`select from ${sql.table(table)} where id = ${id} for update`.execute(db)

/** Lets calls meet: what `lock` takes is held until all of them have reached it, or passed by. */
export async function together<T>(
  { deps: { db } }: Pick<TestApp, 'deps'>,
  lock: (db: Db) => Promise<unknown>,
  ...calls: (() => Promise<T>)[]
): Promise<T[]> {
  const running = await db.transaction().execute(async (held) => {
    await lock(held)
    const started = calls.map((call) => call())
    await sleep(200)
    return { started }
  })
  return Promise.all(running.started)
}

/** Whether a statement about a table waits for a lock of this database. */
export async function waitsForLock(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like ${`%${table}%`}`.execute(db)
  return rows.length > 0
}

/** Resolves when such a statement waits: the call that comes then is the later one. */
export async function untilOneWaits({ deps: { db } }: Pick<TestApp, 'deps'>, table: string): Promise<void> {
  while (!(await waitsForLock(db, table))) await sleep(5)
}
