import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject } from 'vitest'
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

/** The clones that stand, each with the test file that asked for it. */
const clones = new Map<string, string | undefined>()

/**
 * Clones the template in some 30 ms: migrated, and as a portal leaves it. The clones of the files before go, as all of
 * them together, in memory, are more than a machine has.
 */
export async function cloneDatabase(): Promise<pg.PoolConfig> {
  const server = inject('postgres')
  const file = expect.getState().testPath
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  for (const [name, of] of clones) {
    if (of === file) continue
    await admin.query(`drop database ${name} with (force)`)
    clones.delete(name)
  }
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name} template template_portal strategy file_copy`)
  clones.set(name, file)
  await admin.end()
  return { ...server, database: name, max: 5 }
}
