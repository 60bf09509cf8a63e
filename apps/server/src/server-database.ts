import pg from 'pg'
import { type DatabaseConfig, openDatabase } from '#core/database/database.ts'
import { migrate } from '#core/database/migrate.ts'
import { lackingSettings, storeSettings, unlimitedOptions } from '#core/database/session-settings.ts'
import type { Env } from '#core/environment/env.ts'
import { startPostgres } from '#core/postgres/embedded-postgres.ts'
import { wordsOf } from '#core/start/start-failure.ts'

export interface ServerDatabase {
  /** For the pool. */
  config: DatabaseConfig
  /** Past any pooler, for LISTEN and jobs. */
  direct: pg.ClientConfig
  isEmbedded: boolean
  stop(): Promise<void>
}

/**
 * Migrates past the pooler, where a lock outlives its statement, and stores the settings of our connections where they
 * cannot set their own. Returns the migrations it ran.
 */
export async function prepareDatabase({
  config,
  direct,
}: Pick<ServerDatabase, 'config' | 'direct'>): Promise<string[]> {
  const db = openDatabase(direct, console.error)
  try {
    if (config.isPooled) await storeSettings(db)
    return await migrate(db)
  } finally {
    await db.destroy()
  }
}

/** Returns the settings that connections through the pooler lack, one line each. */
export async function lackingBehindPooler({ config }: Pick<ServerDatabase, 'config'>): Promise<string[]> {
  if (!config.isPooled) return []
  const db = openDatabase({ ...config, replica: undefined, max: 1 }, console.error)
  try {
    return await lackingSettings(db)
  } finally {
    await db.destroy()
  }
}

const oldestMajor = 15

/** The server that DATABASE_URL names, or our own in DATA_DIR. Throws when it is older than PostgreSQL 15. */
export async function openServerDatabase(env: Env, onLost: () => void): Promise<ServerDatabase> {
  const max = env.DATABASE_POOL_SIZE
  if (!env.DATABASE_URL) {
    const { config, stop } = await startPostgres(env.DATA_DIR, onLost)
    return { config: { ...config, max }, direct: config as pg.ClientConfig, isEmbedded: true, stop }
  }
  const isPooled = env.DATABASE_POOLER === 'transaction'
  const direct = {
    connectionString: env.DATABASE_LISTEN_URL ?? env.DATABASE_URL,
    ...(isPooled && { options: unlimitedOptions }),
  }
  await refuseOldServer(direct, env.DATABASE_LISTEN_URL ? 'DATABASE_LISTEN_URL' : 'DATABASE_URL')
  const replica = env.DATABASE_READ_URL ? { connectionString: env.DATABASE_READ_URL } : undefined
  const config = { connectionString: env.DATABASE_URL, max, isPooled, replica, direct }
  return { config, direct, isEmbedded: false, stop: async () => {} }
}

async function refuseOldServer(config: pg.ClientConfig, variable: string): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect().catch((error) => {
      throw new Error(`${variable}: no connection to the database: ${wordsOf(error)}`, { cause: error })
    })
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    const major = Math.floor(rows[0]!.version / 10_000)
    if (major < oldestMajor)
      throw new Error(`${variable} names PostgreSQL ${major}; the portal needs ${oldestMajor} or newer`)
  } finally {
    await client.end().catch(() => {}) // it may never have been open
  }
}
