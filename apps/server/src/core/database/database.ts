import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Db } from './db.ts'
import { announceOwnWrites } from './events.ts'
import { refuseWhileHolding, whileHolding } from './held.ts'
import { keyCarrier } from './idempotency.ts'
import { openPool, type Pool, type PoolConfig } from './pool.ts'
import { onPrimary } from './reading.ts'
import { openReplica, type Replica } from './replica.ts'
import type { DB } from './schema.ts'

export type { Db }

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number) // money has at most 15 digits; PostgreSQL's own JSON writes numbers too
pg.types.setTypeParser(pg.types.builtins.DATE, String)

export interface DatabaseConfig extends PoolConfig {
  /** A replica for reads that may be a moment old, and for all reads while the primary is away. */
  replica?: pg.PoolConfig | undefined
  /** The primary past any pooler, which would make whoever asks for its position wait while it is away. */
  direct?: pg.PoolConfig | undefined
  /** Told of a second connection that is taken inside a transaction, instead of an error there: for production. */
  onMisuse?: (error: Error) => void
}

const refuse = (error: Error): never => {
  throw error
}

/** Opens the pool, and where there is a replica one for it. */
export function openDatabase(
  { replica, direct, onMisuse = refuse, ...config }: DatabaseConfig,
  log: (text: string) => void,
): Db {
  const primary = openPool(config, log)
  const isPooled = config.isPooled ?? false
  const pulse = openPool({ ...(direct ?? config), max: 1 }, log)
  const routes =
    replica &&
    openReplica({
      primary,
      replica: openPool({ max: config.max, ...replica, isPooled, isReplica: true }, log),
      pulse,
    })
  const pool = {
    async connect() {
      refuseWhileHolding('a second connection')
      return (routes ?? primary).connect()
    },
    async end() {
      await routes?.stop()
      await Promise.all([primary.end(), pulse.end()])
    },
    options: primary.options,
  }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  opened.set(db, { primary, pulse, routes, onMisuse })
  return db
}

interface Opened {
  primary: Pool
  /** One connection to the primary, for which no caller of the pool waits. */
  pulse: Pool
  routes: Replica | undefined
  onMisuse: (error: Error) => void
}

const opened = new WeakMap<Db, Opened>()

/** Returns the number of connections, of free ones, and of callers that wait for one. */
export const poolUse = (db: Db) => opened.get(db)?.primary.use() ?? { total: 0, idle: 0, waiting: 0 }

/** Resolves when the primary answers, by a connection of its own: a pool that is busy is no database that is away. */
export async function hearPrimary(db: Db): Promise<void> {
  const client = await opened.get(db)!.pulse.connect(0)
  await client.query('select 1', []).finally(() => client.release())
}

/** Whether a replica answers reads while the primary is away. */
export const replicaStandsIn = (db: Db): boolean => opened.get(db)?.routes?.standsIn() ?? false

/**
 * The only way to write: commits all of `work` or nothing. A nested transaction is a savepoint, which can fail on its own.
 * `work` uses no other connection than the one that it is given.
 * The first transaction of a call with an idempotency key also stores the key, so that a retry cannot repeat the work.
 */
export async function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return atSavepoint(db, work)
  const key = keyCarrier()
  const { onMisuse } = opened.get(db) ?? { onMisuse: refuse }
  try {
    const { done, transaction } = await onPrimary(() =>
      db.transaction().execute(async (transaction) => {
        await key.keep(transaction)
        return { done: await whileHolding(onMisuse, () => work(transaction)), transaction }
      }),
    )
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
