import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../apps/server/src/core/database/database.ts'
import { migrate } from '../apps/server/src/core/database/migrate.ts'
import { Sessions, secretOf } from '../apps/server/src/core/identity/sessions.ts'
import { startPostgres } from '../apps/server/src/core/postgres/embedded-postgres.ts'
import { cpuOfTree } from './core/cpu.ts'
import { closedLoad, fixedLoad, openLoad, type Target } from './core/load.ts'
import { type Running, startPortal, startProcess } from './core/portal-process.ts'
import { report } from './core/report.ts'
import { sizeOf } from './core/size.ts'
import { catchUserListSql } from './core/user-list-sql.ts'

const users = sizeOf('ITEMS', 100_000)
const requests = sizeOf('REQUESTS', 3000)
const rounds = sizeOf('ROUNDS', 3)
const orders = ['nombre', '-nombre', 'email', '-creado_en']

/** CPU per authenticated list call over 100,000 users, ours against the yardstick, and our p99 at half its maximum. */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = await startPostgres(folder, () => process.exit(1))
  const db = openDatabase(server.config, console.error)
  await migrate(db)
  await fill(db)
  const secret = await secretOf(db, 'sesion')
  const { token } = await new Sessions(secret).open(db, 1, { ip: '127.0.0.1', agent: 'bench' })
  const file = join(folder, 'sql.json')
  writeFileSync(file, JSON.stringify(await catchUserListSql(server.config, orders)))

  const variables = { DATABASE_URL: server.url, DATA_DIR: join(folder, 'portal'), YARDSTICK_SQL: file }
  const ours = await startPortal(variables)
  const yardstick = await startProcess('bench/yardsticks/user-list.ts', variables)
  const postgres = postgresPid(folder)
  const target = ({ port }: Running): Target => ({ port, headers: { authorization: `Bearer ${token}` } })
  try {
    await compareAnswers(target(ours), target(yardstick))
    for (const side of [ours, yardstick]) await fixedLoad(target(side), paths, requests) // warm
    const cost = { ours: [] as number[], yardstick: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      cost.yardstick.push(await cpuPerCall(yardstick, target(yardstick), postgres))
      cost.ours.push(await cpuPerCall(ours, target(ours), postgres))
    }
    const most = await closedLoad(target(yardstick), paths, 8)
    const open = await openLoad(target(ours), paths, most.perSecond / 2, 15)
    if (open.failed) throw new Error(`${open.failed} of ${open.requests} calls failed`)
    const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!
    return report(
      'user-list',
      [
        { what: 'CPU per call, server and database, ours', value: median(cost.ours), unit: 'ms' },
        { what: 'CPU per call, server and database, yardstick', value: median(cost.yardstick), unit: 'ms' },
        {
          what: 'CPU per call, ours to yardstick',
          value: median(cost.ours) / median(cost.yardstick),
          unit: '×',
          most: 1.5,
        },
        { what: "p99 at half the yardstick's maximum", value: open.p99, unit: 'ms', most: 25 },
      ],
      { users, cost, most, open },
    )
  } finally {
    await ours.stop()
    await yardstick.stop()
    await db.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function cpuPerCall({ pid }: Running, target: Target, postgres: number): Promise<number> {
  const used = () => cpuOfTree(pid) + cpuOfTree(postgres)
  const before = used()
  const { failed } = await fixedLoad(target, paths, requests)
  if (failed) throw new Error(`${failed} calls failed`)
  return ((used() - before) / requests) * 1000
}

/**
 * Requests of staff: mostly first pages, in some order, a search in one of five, sometimes a role. Names and parts of
 * numbers match few; one search in forty is a domain that everyone has.
 */
const names = ['maria', 'gonz', 'peña', 'lopez', 'usuario4', 'torres', 'núñez', 'quispe', 'mamani', 'avila']
const words = Array.from({ length: 40 }, (_, i) =>
  i === 0 ? 'example' : i % 2 ? names[i % names.length]! : `usuario${i * 37}`,
)
const paths = Array.from({ length: 400 }, (_, i) => {
  const query = new URLSearchParams({
    orden: orders[i % orders.length]!,
    page: String(i % 5 === 0 ? (i % 300) + 1 : (i % 3) + 1),
  })
  if (i % 10 < 2) query.set('buscar', words[Math.floor(i / 10) % words.length]!)
  if (i % 7 === 0) query.set('rol_id', '4')
  return `/v1/persona/list?${query}`
})

async function compareAnswers(ours: Target, yardstick: Target): Promise<void> {
  for (const path of paths.slice(0, 40)) {
    const [a, b] = await Promise.all(
      [ours, yardstick].map(async ({ port, headers = {} }) =>
        (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).json(),
      ),
    )
    const [mine, theirs] = [a, b].map((reply) => JSON.stringify((reply as { datos: unknown }).datos))
    if (mine !== theirs)
      throw new Error(
        `${path} answers differently:\n${JSON.stringify(a).slice(0, 300)}\n${JSON.stringify(b).slice(0, 300)}`,
      )
  }
}

async function fill(db: Parameters<typeof migrate>[0]): Promise<void> {
  await sql`
    insert into empresa (nombre, abreviatura, pais_id, zona_horaria, email, telefono)
      select 'Empresa ' || i, chr(65 + i / 26) || chr(65 + i % 26) || 'X', 152, 'America/Santiago', 'e' || i || '@example.com', '+56912345678'
      from generate_series(0, 199) i`.execute(db)
  await db.transaction().execute(async (db) => {
    await sql`set local statement_timeout = 0`.execute(db)
    await sql`
      insert into usuario (nombres, apellido_paterno, apellido_materno, numero_documento, email, rol_id, empresa_id, pais_id, creado_en)
        select (array['María','Ana','José','Luis','Carla','Iñaki','Rosa','Pedro'])[1 + i % 8],
          (array['González','López','Peña','Núñez','Torres','Ávila','Quispe','Rojas','Mamani','Silva'])[1 + (i / 8) % 10] || ' ' || i % 997,
          (array['Díaz','Soto','Vega'])[1 + i % 3], lpad(i::text, 9, '0'), 'usuario' || i || '@example.com',
          case when i = 1 then 5 else 1 + i % 4 end, 1 + i % 200, 152, now() - make_interval(mins => i)
        from generate_series(1, ${users}::int) i`.execute(db)
  })
  await sql`insert into acceso_modulo (usuario_id, clave_modulo) values (1, 'PlatformWebUsuario')`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

const postgresPid = (folder: string) =>
  Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
