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

/** Resolves when a statement of this database waits for a lock: the call that comes then is the later one. */
export async function untilOneWaits({ deps: { db } }: Pick<TestApp, 'deps'>): Promise<void> {
  const waiting = db.selectNoFrom(
    sql<boolean>`exists (
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock')`.as('any'),
  )
  while (!(await waiting.executeTakeFirstOrThrow()).any) await sleep(5)
}
