import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/core/database/database.ts'
import { migrate } from '../src/core/database/migrate.ts'
import { today } from '../src/core/database/today.ts'
import { readEnv } from '../src/core/environment/env.ts'
import { startPostgres } from '../src/core/postgres/embedded-postgres.ts'
import { openPortal } from '../src/portal.ts'

/** What a crash could lose does not matter here; everything that only guards against one is off. */
const hasty = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '256MB',
  max_connections: '200',
}

/**
 * One server for the whole run, with a template that each test file clones: migrated, and with everything in it that the
 * first start of a portal makes (queues, keys), which took longer than the rest of a start.
 */
export default async function setup({ vitest }: TestProject) {
  if ('postgres' in vitest.getProvidedContext()) return // another project of this run has started it
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
  const config = { ...server.config, database: 'template_portal' }
  const db = openDatabase(config, console.error)
  await migrate(db)
  // today's and yesterday's values are for the tests
  await sql`insert into tipo_cambio (moneda, fecha, valor, fuente)
    values ('USD', ${today} - 2, 950, 'valor de muestra')`.execute(db)
  await db.destroy()
  await startedOnce(config, folder)
  vitest.provide('postgres', { host, user: String(server.config.user) })
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** It works on no job: what waits for one in a test is of that test. */
async function startedOnce(config: pg.PoolConfig, folder: string): Promise<void> {
  const env = readEnv({ NODE_ENV: 'test', CAPTCHA: 'off', LOG_LEVEL: 'silent', PORTAL_ROLES: 'web', DATA_DIR: folder })
  const portal = await openPortal({ env, config, direct: config as never })
  await portal.stop()
}
