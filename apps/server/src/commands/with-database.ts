import { type Db, openDatabase } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import { openServerDatabase, prepareDatabase } from '../server-database.ts'

/**
 * Runs `work` on the migrated database: the one of DATABASE_URL, otherwise the embedded one, which no portal may hold
 * meanwhile.
 */
export async function withDatabase<T>(env: Env, work: (db: Db) => Promise<T>): Promise<T> {
  const server = await openServerDatabase(env, () => {
    console.error(`PostgreSQL ended without being asked: see ${env.DATA_DIR}/postgres.log`)
    process.exit(1)
  })
  await prepareDatabase(server)
  const db = openDatabase(server.direct, console.error)
  try {
    return await work(db)
  } finally {
    await db.destroy()
    await server.stop()
  }
}
