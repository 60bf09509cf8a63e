import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresPoolClient } from 'kysely'
import { dependOn } from './answer-cache.ts'
import type { Lent, Pool } from './pool.ts'
import { currentReading } from './reading.ts'

const everyMs = 1000
const answerMs = 1500
/** Longer than this a replica does not stand in for a primary that nobody hears of: sessions may have ended meanwhile. */
const standsInForMs = 300_000
/** Connections of a read that may go to the replica a moment later. */
const shortRetryMs = 500

export interface Replica {
  /** Lends a connection of the server that the current read may use. */
  connect(): Promise<PostgresPoolClient>
  /** Whether reads are answered although the primary is away. */
  standsIn(): boolean
  stop(): Promise<void>
}

interface Pools {
  primary: Pool
  replica: Pool
  /** One connection to the primary, never waited for by others. */
  pulse: Pool
}

/**
 * Decides which server a statement goes to. Once a second it asks the primary for its position and the replica whether
 * it has come to the one before: so reads that may lag are at most about two seconds old, and every read goes to the
 * replica while the primary does not answer. One that waits for it by then is asked again there.
 */
export function openReplica({ primary, replica, pulse }: Pools): Replica {
  let isAway = false
  let isFresh = false
  let heardAt = performance.now()
  let position: string | undefined
  const stopped = new AbortController()
  const waiting = new Set<Lent>()
  const standsIn = () => isAway && performance.now() - heardAt < standsInForMs

  async function look(): Promise<void> {
    const [now, isThere] = await Promise.all([
      ask<{ position: string }>(pulse, 'select pg_current_wal_lsn()::text as position', []),
      ask<{ isThere: boolean }>(
        replica,
        `select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"`,
        [position ?? '0/0'],
      ),
    ])
    isAway = now === null
    isFresh = !isAway && position !== undefined && isThere?.isThere === true
    position = now?.position
    if (!isAway) heardAt = performance.now()
    else if (standsIn()) for (const client of waiting) client.drop()
  }

  /** Lends a connection of the primary to a read. */
  async function ofPrimary(): Promise<PostgresPoolClient> {
    const client = await primary.connect(shortRetryMs)
    waiting.add(client)
    const release = () => {
      waiting.delete(client)
      client.release()
    }
    return { query: client.query, release }
  }

  const running = (async () => {
    while (!stopped.signal.aborted) {
      await look()
      await sleep(everyMs, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
    }
  })()

  return {
    standsIn,
    async connect() {
      const read = currentReading()
      if (!read) return primary.connect()
      if (standsIn()) {
        dependOn({ endsAt: performance.now() + everyMs, isTouchedBy: () => true }) // nothing made from it is kept
        return replica.connect(shortRetryMs)
      }
      if (!read.mayLag || !isFresh) return ofPrimary()
      return replica.connect(0).catch(ofPrimary)
    },
    async stop() {
      stopped.abort()
      await running
      await replica.end()
    },
  }
}

/** The row that a server answers in time, null without one. */
async function ask<Row>(pool: Pool, text: string, values: unknown[]): Promise<Row | null> {
  const answer = async () => {
    const client = await pool.connect(0)
    try {
      return (await client.query<Row>(text, values)).rows[0] ?? null
    } finally {
      client.release()
    }
  }
  return Promise.race([answer(), sleep(answerMs, null, { ref: false })]).catch(() => null)
}
