import { type Db, openDatabase } from '../../apps/server/src/core/database/database.ts'
import { addressOf } from './database.ts'

const direct = { connectionString: addressOf('portal', '127.0.0.1', 5000) }

/** How the drill itself reaches the portal's database: the primary, past the pooler. */
export const portalDatabase = () => ({ config: { ...direct, max: 5 }, direct })

/** Runs `work` on the primary. */
export async function withPortalDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase(portalDatabase().config, () => {})
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
