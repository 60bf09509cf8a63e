import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../database/database.ts'
import { listTables, type Table } from './catalogue.ts'

const lockNotAvailable = '55P03'

/** Who waits for each other in a circle is told after a second by PostgreSQL: we give way before, the portal never. */
const waitForLock = '200ms'
const waitOtherwise = '5s'

/**
 * Runs `work` in a transaction while nobody else writes; who reads goes on, who writes waits. It waits for a moment only
 * with a part of the locks in its hands, gives them back and tries again, in another order, until `triedForMs` have
 * passed; throws then.
 */
export async function whileNobodyWrites<T>(db: Db, work: (db: Db) => Promise<T>, triedForMs = 30_000): Promise<T> {
  const until = performance.now() + triedForMs
  for (;;) {
    try {
      return await inTransaction(db, async (db) => {
        await settle(db)
        const tables = inAnyOrder(await listTables(db))
        await setLockTimeout(db, waitForLock)
        await lockAgainstWriters(db, tables)
        await setLockTimeout(db, waitOtherwise)
        return await work(db)
      })
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable) throw error
      if (performance.now() > until)
        throw new Error(
          `The tables were in use for ${triedForMs / 1000} s on end, and nothing was changed. ` +
            'Stop the portal, or try again when less is written; another demo:clear may be at work.',
          { cause: error },
        )
    }
    await sleep(50 + Math.random() * 100)
  }
}

/** Lets others read these tables and nobody else write to them until the transaction ends. */
export async function lockAgainstWriters(db: Db, tables: readonly Pick<Table, 'name'>[]): Promise<void> {
  const named = tables.map(({ name }) => sql.table(name))
  await sql`lock table ${sql.join(named)} in share row exclusive mode`.execute(db)
}

/** In a fixed order the same two tables of a busy portal would be a circle each time. */
const inAnyOrder = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)

const setLockTimeout = (db: Db, wait: string) => sql`select set_config('lock_timeout', ${wait}, true)`.execute(db)

/** Runs `work` on one state of the database, which it does not change. */
export function onOneState<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (db) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(db)
    await settle(db)
    return work(db)
  })
}

/** Moments are written in one zone, as when they were noted. */
export const settle = (db: Db) => sql`select set_config('timezone', 'UTC', true)`.execute(db)
