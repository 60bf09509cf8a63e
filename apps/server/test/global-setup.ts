import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/core/database.ts'
import { startPostgres } from '../src/core/embedded-postgres.ts'
import { migrate } from '../src/core/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; user: string }
  }
}

/** What a crash could lose does not matter here; everything that only guards against one is off. */
const hasty = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '256MB',
  max_connections: '200',
}

/** One server for the whole run, with a migrated template that each test file clones. */
export default async function setup({ provide }: TestProject) {
  const memory = '/dev/shm'
  const folder = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'portal-test-'))
  const lost = () => {
    throw new Error('the test database ended')
  }
  const server = await startPostgres(folder, lost, hasty)
  const host = String(server.config.host)
  const admin = new pg.Client({ ...server.config, database: 'postgres' })
  await admin.connect()
  await admin.query('create database template_portal')
  await admin.end()
  const db = openDatabase({ ...server.config, database: 'template_portal' }, console.error)
  await migrate(db)
  await db.destroy()
  provide('postgres', { host, user: String(server.config.user) })
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
