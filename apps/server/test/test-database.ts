import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Db, openDatabase } from '../src/core/database.ts'

export interface TestDatabase {
  db: Db
  config: pg.PoolConfig
  close(): Promise<void>
}

/** A database of its own, cloned from the migrated template in some 30 ms. It goes with the whole cluster at the end. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name} template template_portal strategy file_copy`)
  await admin.end()
  const config = { ...server, database: name, max: 5 }
  const db = openDatabase(config, console.error)
  return { db, config, close: () => db.destroy() }
}
