import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import { isUnavailable } from '../base/errors.ts'
import type { Db } from './db.ts'
import { announceOwnWrites } from './events.ts'
import { keyCarrier } from './idempotency.ts'
import type { DB } from './schema.ts'
import { withStatements } from './statements.ts'

export type { Db }

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number) // money has at most 15 digits; PostgreSQL's own JSON writes numbers too
pg.types.setTypeParser(pg.types.builtins.DATE, String)

const retriedForMs = 4000
const limits = ['statement_timeout=15s', 'lock_timeout=5s', 'idle_in_transaction_session_timeout=30s', 'timezone=UTC']
/**
 * Rows are in memory or on an SSD, and our statements are too short for JIT. With less work_mem a bitmap of a million
 * rows becomes lossy, and every row of its pages is checked again.
 */
const planning = ['random_page_cost=1.1', 'jit=off', 'work_mem=16MB']

/** Opens the pool. Retries to connect for 4 s while the server starts; no statement was sent by then. */
export function openDatabase(config: pg.PoolConfig, log: (text: string) => void): Db {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    options: [...limits, ...planning].map((limit) => `-c ${limit}`).join(' '),
    ...config,
  })
  pool.on('error', (error) => log(`an idle connection ended: ${error.message}`)) // without a listener the process would end
  pool.on('connect', (client) => {
    client.on('error', () => {}) // lost while in use: the query reports the error
    lent.set(client, withStatements(client))
  })

  const lent = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  async function connect(): Promise<PostgresPoolClient> {
    const until = Date.now() + retriedForMs
    for (;;) {
      try {
        return lent.get(await pool.connect())!
      } catch (error) {
        if (!isUnavailable(error) || Date.now() > until) throw error
        await sleep(100)
      }
    }
  }
  const retrying: PostgresPool = { connect, end: () => pool.end(), options: pool.options }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: retrying }) })
  pools.set(db, pool)
  return db
}

const pools = new WeakMap<Db, pg.Pool>()

/** Returns the number of connections, of free ones, and of callers that wait for one. */
export function poolUse(db: Db): { total: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {}
  return { total: totalCount, idle: idleCount, waiting: waitingCount }
}

/**
 * The only way to write: commits all of `work` or nothing. A nested transaction is a savepoint, which can fail on its own.
 * The first transaction of a call with an idempotency key also stores the key, so that a retry cannot repeat the work.
 */
export async function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return atSavepoint(db, work)
  const key = keyCarrier()
  try {
    const { done, transaction } = await db.transaction().execute(async (transaction) => {
      await key.keep(transaction)
      return { done: await work(transaction), transaction }
    })
    announceOwnWrites(db, transaction)
    return done
  } catch (error) {
    key.release()
    throw error
  }
}

async function atSavepoint<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(db)
  try {
    const done = await work(db)
    await sql`release savepoint part`.execute(db)
    return done
  } catch (error) {
    await sql`rollback to savepoint part`.execute(db)
    await sql`release savepoint part`.execute(db)
    throw error
  }
}
