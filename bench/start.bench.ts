import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../apps/server/src/core/database/database.ts'
import { migrate } from '../apps/server/src/core/database/migrate.ts'
import { startPostgres } from '../apps/server/src/core/postgres/embedded-postgres.ts'
import { memoryOf } from './core/cpu.ts'
import { fixedLoad } from './core/load.ts'
import { differentUrls, visitors } from './core/machine-urls.ts'
import { fillItems } from './core/machines.ts'
import { startPortal } from './core/portal-process.ts'
import { figureOf, report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const items = sizeOf('ITEMS', 100_000)
const starts = sizeOf('ROUNDS', 10)
const visits = sizeOf('REQUESTS', 2000)

async function firstAnswer(folder: string) {
  const begun = performance.now()
  const running = await startPortal({ DATA_DIR: folder })
  const reply = await fetch(`http://127.0.0.1:${running.port}/v1/salud`)
  if (!reply.ok) throw new Error(`the first answer was ${reply.status}`)
  return { running, ms: performance.now() - begun }
}

/** Fills the database of a folder with machines and lets visitors read them. */
async function use(folder: string): Promise<void> {
  const postgres = await startPostgres(folder, () => process.exit(1))
  const db = openDatabase(postgres.config, console.error)
  await migrate(db)
  await fillItems(db, items, 2)
  await db.destroy()
  await postgres.stop()
  const { running } = await firstAnswer(folder)
  const { failed, failures } = await fixedLoad(running, differentUrls(visitors(31), visits, new Set()), visits)
  await running.stop()
  if (failed) throw new Error(`${failed} requests failed: ${failures.join(', ')}`)
}

/**
 * Start of an installed and built portal, in milliseconds: on nothing, and ten times on a database that has been used;
 * and its memory 30 s later, in megabytes.
 */
export async function run(): Promise<boolean> {
  const root = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const used = join(root, 'used')
  try {
    const empty = await firstAnswer(join(root, 'empty'))
    await empty.running.stop()
    await use(used)
    const times: number[] = []
    for (let start = 0; start < starts; start++) {
      const { running, ms } = await firstAnswer(used)
      times.push(ms)
      await running.stop()
    }
    const { running } = await firstAnswer(used)
    await sleep(30_000)
    const idle = memoryOf(running.pid)
    await running.stop()
    return report(
      'start',
      [
        { what: 'first start: empty database, migrations, demo set', value: empty.ms, unit: 'ms', most: 12_000 },
        figureOf(times, { what: 'start on a database that has been used', unit: 'ms', most: 1500 }),
        { what: 'memory of the process, idle for 30 s', value: idle, unit: 'MB', most: 180 },
      ],
      { items, times },
    )
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
