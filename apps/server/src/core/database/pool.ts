import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { isReadOnly, isUnavailable } from '../base/errors.ts'
import { waits } from '../base/waits.ts'
import { currentReading } from './reading.ts'
import { connectionOptions, unlimitedOptions } from './session-settings.ts'
import { withStatements } from './statements.ts'

export interface PoolConfig extends pg.PoolConfig {
  /** Behind a transaction pooler: no connection has settings or prepared statements of its own. */
  isPooled?: boolean
  /** A replica refuses writes, which is no sign that it is lost. */
  isReplica?: boolean
  /** How long the server may be silent; not at all bounded where its statements are not. */
  answerMs?: number
}

export interface Lent extends PostgresPoolClient {
  /** Ends the connection: the statement that it waits for fails as one whose server is gone. */
  drop(): void
}

export interface Pool {
  /** Lends a connection. Retries for `retryMs` while the server starts; no statement was sent by then. */
  connect(retryMs?: number): Promise<Lent>
  /** Returns the number of connections, of free ones, and of callers that wait for one. */
  use(): { total: number; idle: number; waiting: number }
  end(): Promise<void>
  readonly options: object
}

const retriedForMs = 4000
/** After a failover the connections of all processes spread again within this time. */
const lifetimeSeconds = 300

/**
 * Opens a pool. When one connection finds its server gone, stopping or read-only, all that were opened before it are
 * dropped instead of lent again: behind a proxy they may lead to a server that is no longer the primary.
 */
export function openPool(
  { isPooled = false, isReplica = false, answerMs = waits.database.answerMs, ...config }: PoolConfig,
  log: (text: string) => void,
): Pool {
  const isUnlimited = config.options === unlimitedOptions
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: waits.database.connectMs,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: lifetimeSeconds,
    keepAlive: true,
    ...(!isPooled && { options: connectionOptions }),
    ...config,
  })
  let lostAt = Number.NEGATIVE_INFINITY
  const openedAt = new WeakMap<pg.PoolClient, number>()
  const lent = new WeakMap<pg.PoolClient, Lent>()
  const isLost = (client: pg.PoolClient) => openedAt.get(client)! <= lostAt
  const onError = (error: unknown) => {
    const read = currentReading()
    if (!isReplica || !isReadOnly(error)) {
      if (isUnavailable(error)) lostAt = performance.now()
    } else if (read) read.mayLag = false // it writes too: only the primary can answer it
  }

  pool.on('error', (error) => log(`an idle connection ended: ${error.message}`)) // without a listener the process would end
  pool.on('connect', (client) => {
    client.on('error', () => {}) // lost while in use: the query reports the error
    openedAt.set(client, performance.now())
    const { query } = withStatements(client, {
      isPrepared: !isPooled,
      answerMs: isUnlimited ? null : answerMs,
      onError,
    })
    let isDropped = false
    const release = (isGone: boolean) => {
      if (!isDropped) client.release(isGone) // one that was dropped is not in the pool any more
      isDropped ||= isGone
    }
    lent.set(client, { query, release: () => release(isLost(client)), drop: () => release(true) })
  })

  async function lendOne(): Promise<Lent> {
    for (;;) {
      const client = await pool.connect()
      if (!isLost(client)) return lent.get(client)!
      client.release(true)
    }
  }

  return {
    async connect(retryMs = retriedForMs) {
      const until = performance.now() + retryMs
      for (;;) {
        try {
          return await lendOne()
        } catch (error) {
          if (!isUnavailable(error) || performance.now() > until) throw error
          await sleep(100)
        }
      }
    },
    use: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: () => pool.end(),
    options: pool.options,
  }
}
