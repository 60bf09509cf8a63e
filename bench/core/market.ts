import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openDatabase } from '../../apps/server/src/core/database/database.ts'
import { migrate } from '../../apps/server/src/core/database/migrate.ts'
import { startPostgres } from '../../apps/server/src/core/postgres/embedded-postgres.ts'
import { refreshVocabulary } from '../../apps/server/src/features/machines/market/service.ts'
import { commands } from '../../scripts/launch/commands.mjs'
import { fillItems } from './machines.ts'
import { type Running, startProcess } from './portal-process.ts'

/** A PostgreSQL with what is sold, and the servers on it. */
export interface Market {
  db: Db
  /** Process id of PostgreSQL: its backends are below it. */
  postgres: number
  portal(): Promise<Running>
  yardstick(file: string, variables?: Record<string, string>): Promise<Running>
  close(): Promise<void>
}

/** Fills the machines, refreshes their vocabulary, and prepares for servers. */
export const openMarket = (items: number, seed = 0): Promise<Market> =>
  openStore(async (db) => {
    await fillItems(db, items, seed)
    await refreshVocabulary(db)
  })

/** Fills a new database, and prepares for servers on it. */
export async function openStore(fill: (db: Db) => Promise<void>): Promise<Market> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = await startPostgres(folder, () => process.exit(1))
  const db = openDatabase(server.config, console.error)
  await migrate(db)
  await fill(db)
  const running: Running[] = []
  const start = async (file = commands.start.file, more: Record<string, string> = {}) => {
    const variables = { ...more, DATABASE_URL: server.url, DATA_DIR: join(folder, `portal-${running.length}`) }
    const one = await startProcess(file, variables)
    running.push(one)
    return one
  }
  return {
    db,
    postgres: Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
    portal: () => start(),
    yardstick: start,
    async close() {
      for (const one of running) await one.stop()
      await db.destroy()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!
