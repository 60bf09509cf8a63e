import { type Db, openDatabase } from '#core/database/database.ts'
import { unlimitedOptions } from '#core/database/session-settings.ts'
import type { Env } from '#core/environment/env.ts'
import { openServerDatabase, prepareDatabase } from '../server-database.ts'

/**
 * Runs `work` on the migrated database: the one of DATABASE_URL, otherwise the embedded one, which no portal may hold
 * meanwhile. With `isLong` no statement has a limit of time.
 */
export async function withDatabase<T>(env: Env, work: (db: Db) => Promise<T>, { isLong = false } = {}): Promise<T> {
  const server = await openServerDatabase(env, () => {
    console.error(`PostgreSQL ended without being asked: see ${env.DATA_DIR}/postgres.log`)
    process.exit(1)
  })
  await prepareDatabase(server)
  const db = openDatabase({ ...server.direct, ...(isLong && { options: unlimitedOptions }) }, console.error)
  try {
    return await work(db)
  } finally {
    await db.destroy()
    await server.stop()
  }
}
