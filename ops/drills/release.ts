import { execFileSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { count } from '../load/samples.ts'
import { asPostgres, untilReplicated } from '../stand/database.ts'
import { startPortal, untilHealthy, untilServing } from '../stand/portal.ts'
import { folder, type Program, root } from '../stand/programs.ts'
import type { Drill } from './drill.ts'
import { proveAll } from './proof.ts'
import { startWorld } from './world.ts'

const migration = `import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql\`alter table unidad_tiempo add column drill text; create index on unidad_tiempo (drill)\`.execute(db)
}
`

/** A copy of this checkout with one more migration. */
function nextRelease(): string {
  const next = join(folder, 'next')
  execFileSync('mkdir', ['-p', next])
  for (const part of ['apps', 'packages', 'scripts', 'package.json'])
    cpSync(join(root, part), join(next, part), { recursive: true, verbatimSymlinks: true })
  execFileSync('ln', ['-s', join(root, 'node_modules'), join(next, 'node_modules')])
  writeFileSync(join(next, 'apps/server/migrations/9999-drill.ts'), migration)
  return next
}

/**
 * Replaces process after process by a release with a migration, while the old one serves; then one of them goes back to the
 * old release on the new schema, and to the new one again.
 */
export const release: Drill = async (stand, say) => {
  const next = nextRelease()
  const world = await startWorld(400)
  await sleep(10_000)
  const from = performance.now()
  const replace = async (old: Program, port: number, roles: string, by = next) => {
    await old.stop()
    const fresh = startPortal(`${old.name}-${by === next ? 'next' : 'back'}`, port, roles, by)
    if (roles === 'web') {
      await untilHealthy(old.name, port)
      await untilServing(`web${port - 3000}`)
    }
    say(`${old.name} is replaced`)
    return fresh
  }
  stand.jobs = await replace(stand.jobs, 3004, 'jobs')
  stand.web1 = await replace(stand.web1, 3001, 'web')
  stand.web2 = await replace(stand.web2, 3002, 'web')
  stand.web1 = await replace(stand.web1, 3001, 'web', root)
  await sleep(5000)
  stand.web1 = await replace(stand.web1, 3001, 'web')
  await sleep(10_000)
  const all = count(world.load.samples, ['visitor', 'staff', 'writer'], from, performance.now())
  await world.stop()
  const columns = await asPostgres(
    await untilReplicated(),
    `select from information_schema.columns where table_name = 'unidad_tiempo' and column_name = 'drill'`,
    'portal',
  )
  say(`release: ${JSON.stringify(all)}`)
  return {
    figures: [
      { what: 'Requests meanwhile', value: all.requests, unit: '', least: 100 },
      { what: 'Requests that failed', value: all.failed, unit: '', most: 0 },
      { what: 'The migration ran (1: yes)', value: columns.length, unit: '', least: 1 },
      ...(await proveAll(world.load.acknowledged)),
    ],
    details: { all },
  }
}
