import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, openDatabase } from '../apps/server/src/core/database/database.ts'
import { migrate } from '../apps/server/src/core/database/migrate.ts'
import { startJobs } from '../apps/server/src/core/jobs/jobs.ts'
import { startPostgres } from '../apps/server/src/core/postgres/embedded-postgres.ts'
import { fillLicenses } from './core/licenses.ts'
import { report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const licenses = sizeOf('ITEMS', 1_000_000)
/** Half of them end, half get a mail. */
const due = Math.round(licenses / 50)
const kills = 5

/** One night over many licenses: its duration and memory, then another one that is killed five times. */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = await startPostgres(folder, () => process.exit(1))
  const db = openDatabase(server.config, console.error)
  try {
    await migrate(db)
    const jobs = await startJobs({ db, config: server.config as never, log: console.error, isWorking: false })
    await jobs.stop(1) // its tables exist
    await fillPeople(db)
    await fillLicenses(db, licenses)
    const [first, second] = [new Date(Date.now() + 2000 * 86_400_000), new Date(Date.now() + 2100 * 86_400_000)]
    await makeDue(db, first, 0)
    const begun = performance.now()
    const night = await nightProcess(server.url, first)
    const seconds = (performance.now() - begun) / 1000
    await makeDue(db, second, due)
    const killedAfter: number[] = []
    for (let n = 0; n < kills; n += 1) {
      const ms = Math.round((seconds * 1000 * (n + 1)) / (kills + 3))
      killedAfter.push(ms)
      await nightProcess(server.url, second, ms)
    }
    await nightProcess(server.url, second)
    const mails = await countMails(db)
    return report(
      'license-night',
      [
        { what: `a night with ${due} due of ${licenses}`, value: seconds, unit: 's', most: 60 },
        { what: 'memory of the process', value: night / 2 ** 20, unit: 'MB', most: 250 },
        { what: 'licenses that should have ended and have not', value: mails.left, unit: '', most: 0 },
        { what: 'notices to holders', value: mails.told, unit: '', least: due },
        { what: 'notices without a mail, or mails without a notice', value: mails.others, unit: '', most: 0 },
      ],
      { licenses, due, killedAfter, mails },
    )
  } finally {
    await db.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Eight enterprises with a branch, and someone of staff who is told. */
async function fillPeople(db: Db): Promise<void> {
  await sql`
    insert into empresa (nombre, abreviatura, pais_id, zona_horaria, email, telefono)
      select 'Empresa ' || i, 'E' || chr(65 + i) || 'X', 152, 'America/Santiago', 'e' || i || '@example.com', '+56912345678'
      from generate_series(0, 7) i`.execute(db)
  await sql`insert into sucursal (empresa_id, nombre) select id, 'Casa matriz' from empresa`.execute(db)
  await sql`
    with personal as (
      insert into usuario (nombres, email, rol_id, empresa_id) select 'Personal', 'personal@example.com', 1, min(id) from empresa
      returning id
    ) insert into acceso_modulo (usuario_id, clave_modulo) select id, 'PlatformWebLicencias' from personal`.execute(db)
}

/** Lets all others last longer, half of some end on the day before the grace is over, and half in a week. */
async function makeDue(db: Db, at: Date, from: number): Promise<void> {
  const day = at.toISOString().slice(0, 10)
  await db.transaction().execute(async (db) => {
    await sql`set local statement_timeout = 0; set local session_replication_role = replica`.execute(db)
    if (from === 0) await sql`update licencia set fecha_termino = fecha_termino + 20000, estado_id = 1`.execute(db)
    await sql`
      with moved as (
        update licencia set fecha_termino = case when id % 2 = 0 then ${day}::date - 10 else ${day}::date + 7 end, estado_id = 1
        where id > ${from} and id <= ${from + due} returning id, fecha_termino
      ) update licencia_periodo p set fecha_termino = moved.fecha_termino from moved where p.licencia_id = moved.id`.execute(
      db,
    )
  })
  await db.connection().execute((db) => sql`vacuum analyze licencia`.execute(db))
}

/** Runs a night in a process of its own, killed after so many milliseconds. Returns its most memory, in bytes. */
async function nightProcess(url: string, at: Date, killAfter?: number): Promise<number> {
  const file = join(import.meta.dirname, 'core/license-night-process.ts')
  const moment = `${at.toISOString().slice(0, 10)}T18:00:00Z`
  const child = spawn(process.execPath, [...process.execArgv, '--max-old-space-size=192', file, url, moment], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (part) => {
    said += part
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (killAfter !== undefined) {
    await Promise.race([ended, sleep(killAfter)])
    child.kill('SIGKILL')
    await ended
    return 0
  }
  if ((await ended) !== 0) throw new Error('the night failed')
  return Number(said)
}

async function countMails(db: Db) {
  const { rows } = await sql<{ told: number; others: number; left: number }>`
    select
      (select count(*) from licencia_aviso a join licencia_periodo p on p.id = a.periodo_id
        join licencia l on l.id = p.licencia_id where a.usuario_id = l.usuario_id) as told,
      (select count(*) from licencia_aviso where correo_id is null)
        + (select count(*) from correo c where c.motivo like 'license.%'
          and not exists (select from licencia_aviso a where a.correo_id = c.id)) as others,
      (select count(*) from licencia where estado_id = 1 and id % 2 = 0 and id <= ${2 * due}) as left`.execute(db)
  return rows[0]!
}
