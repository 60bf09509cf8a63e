import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Db, openDatabase } from '../src/core/database/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of the whole run (`global-setup.ts`). */
    postgres: { host: string; user: string }
  }
}

export interface TestDatabase {
  db: Db
  config: pg.PoolConfig
  close(): Promise<void>
}

/** A database of its own, on which no portal runs. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const config = await cloneDatabase()
  const db = openDatabase(config, console.error)
  return { db, config, close: () => db.destroy() }
}

/** The address by which another process reaches a test's database. */
export const urlOf = ({ host, user, database }: pg.PoolConfig): string =>
  `postgres://${user}@${encodeURIComponent(String(host))}/${database}`

/** Clones the template in some 30 ms: migrated, and as a portal leaves it. It goes with the whole cluster at the end. */
export async function cloneDatabase(): Promise<pg.PoolConfig> {
  const server = inject('postgres')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name} template template_portal strategy file_copy`)
  await admin.end()
  return { ...server, database: name, max: 5 }
}
