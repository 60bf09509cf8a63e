import pg from 'pg'
import type { Env } from '#core/environment/env.ts'
import { startPostgres } from '#core/postgres/embedded-postgres.ts'

export interface ServerDatabase {
  /** For the pool. */
  config: pg.PoolConfig
  /** Past any pooler, for LISTEN and jobs. */
  direct: pg.ClientConfig
  isEmbedded: boolean
  stop(): Promise<void>
}

const oldestMajor = 15

/** The server that DATABASE_URL names, or our own in DATA_DIR. Throws when it is older than PostgreSQL 15. */
export async function openServerDatabase(env: Env, onLost: () => void): Promise<ServerDatabase> {
  const max = env.DATABASE_POOL_SIZE
  if (!env.DATABASE_URL) {
    const { config, stop } = await startPostgres(env.DATA_DIR, onLost)
    return { config: { ...config, max }, direct: config as pg.ClientConfig, isEmbedded: true, stop }
  }
  const direct = { connectionString: env.DATABASE_LISTEN_URL ?? env.DATABASE_URL }
  await refuseOldServer(direct)
  return { config: { connectionString: env.DATABASE_URL, max }, direct, isEmbedded: false, stop: async () => {} }
}

async function refuseOldServer(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    const major = Math.floor(rows[0]!.version / 10_000)
    if (major < oldestMajor)
      throw new Error(`DATABASE_URL names PostgreSQL ${major}; the portal needs ${oldestMajor} or newer`)
  } finally {
    await client.end().catch(() => {}) // it may never have been open
  }
}
