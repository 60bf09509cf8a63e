import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { sealAll } from '../apps/server/src/core/audit/seal.ts'
import { verifyChain } from '../apps/server/src/core/audit/verify.ts'
import { type Db, openDatabase } from '../apps/server/src/core/database/database.ts'
import { migrate } from '../apps/server/src/core/database/migrate.ts'
import { Sessions, secretOf } from '../apps/server/src/core/identity/sessions.ts'
import { startPostgres } from '../apps/server/src/core/postgres/embedded-postgres.ts'
import { chancesOf } from './core/chances.ts'
import { fixedLoad } from './core/load.ts'
import { startPortal } from './core/portal-process.ts'
import { report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const rows = sizeOf('ITEMS', 10_000_000)
const requests = sizeOf('REQUESTS', 600)
const people = 400
const atOnce = 250_000
const actions = [
  'users.updated',
  'quotes.updated',
  'quotes.opened',
  'tasks.updated',
  'contacts.updated',
  'orders.moved',
]
const entities = ['usuario', 'cotizacion', 'cotizacion', 'tarea', 'contacto', 'orden_produccion']

/** Years of writes: a few people and addresses write most of them, and most records are written a few times. */
async function fill(db: Db): Promise<void> {
  await sql`
    insert into empresa (nombre, abreviatura, pais_id, zona_horaria, email, telefono)
      values ('Casa', 'CASA', 152, 'America/Santiago', 'casa@example.com', '+56912345678');
    update ajuste set valor = valor || jsonb_build_object('empresa_id', 1) where clave = 'cotizaciones'`.execute(db)
  await sql`
    insert into usuario (nombres, email, rol_id, empresa_id)
      select 'Persona ' || i, 'persona' || i || '@example.com', case when i = 1 then 5 else 3 end, 1
      from generate_series(1, ${people}::int) i`.execute(db)
  const { chance, below } = chancesOf()
  for (let from = 1; from <= rows; from += atOnce)
    await db.transaction().execute(async (db) => {
      await sql`set local statement_timeout = 0`.execute(db)
      await sql`
        insert into auditoria (creado_en, usuario_id, ip, solicitud_id, accion, entidad, entidad_id, antes, despues)
        select now() - make_interval(secs => (${rows}::int - i) * 6), 1 + (${people} * power(${chance(1)}, 3))::int % ${people}::int,
          '10.0.' || ${below(16, 2)} || '.' || ${below(250, 3)}, md5(i::text), (${actions}::text[])[k], (${entities}::text[])[k],
          (1 + ${below(200_000, 4)})::text, jsonb_build_object('estado_id', i % 7, 'nombre', md5(i::text), 'version', i % 9),
          jsonb_build_object('estado_id', i % 5, 'nombre', md5((i * 3)::text), 'version', i % 9 + 1)
        from (select i, 1 + ${below(6, 5)} as k
          from generate_series(${from}::int, ${Math.min(rows, from + atOnce - 1)}::int) i) filas`.execute(db)
    })
}

const filters: Record<string, string>[] = [
  {},
  { usuario_id: '2' },
  { usuario_id: '390' },
  { accion: 'quotes.updated' },
  { entidad: 'cotizacion' },
  { entidad: 'tarea', entidad_id: '4711' },
  { usuario_id: '2', accion: 'orders.moved' },
  { usuario_id: '77', entidad: 'contacto' },
  { ip: '10.0.3.77' },
  { solicitud_id: 'c4ca4238a0b923820dcc509a6f75849b' },
  { desde: '2026-10-01', hasta: '2026-10-31' },
  { accion: 'users.updated', desde: '2026-06-01', hasta: '2026-06-30' },
]

/** A filtered page over ten million rows, and how fast they are sealed and checked. */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = await startPostgres(folder, () => process.exit(1))
  const db = openDatabase(server.config, console.error)
  try {
    await migrate(db)
    await fill(db)
    const sealed = await perSecond(() => sealAll(db))
    await db.connection().execute(async (db) => {
      await sql`set statement_timeout = 0`.execute(db)
      await sql`vacuum analyze auditoria`.execute(db)
      await sql`vacuum analyze auditoria_sello`.execute(db)
      await sql`vacuum analyze auditoria_pendiente`.execute(db)
    })
    const before = process.memoryUsage.rss()
    let broken = 0
    const checked = await perSecond(async () => {
      broken = (await verifyChain(db)).rotas
    })
    if (broken) throw new Error(`${broken} breaks in a chain that nobody touched`)
    const grown = (process.memoryUsage.rss() - before) / 2 ** 20
    const { token } = await new Sessions(await secretOf(db, 'sesion')).open(db, 1, { ip: '127.0.0.1', agent: 'bench' })
    const variables = { DATABASE_URL: server.url, DATA_DIR: join(folder, 'portal') }
    const portal = await startPortal(variables)
    const target = { port: portal.port, headers: { authorization: `Bearer ${token}` } }
    const paths = Array.from({ length: requests }, (_, i) => {
      const asked = { ...filters[i % filters.length], page: `${1 + (Math.floor(i / filters.length) % 9)}` }
      return `/v1/auditoria/list?${new URLSearchParams(asked)}`
    })
    await fixedLoad(target, paths, filters.length * 4, 1) // warm
    const page = await fixedLoad(target, paths, requests, 1)
    await portal.stop()
    if (page.failed) throw new Error(`${page.failed} of ${page.requests} calls failed`)
    return report(
      'audit',
      [
        { what: 'a page by any filter, p95', value: page.p95, unit: 'ms', most: 60 },
        { what: 'rows checked a second', value: checked, unit: '/s', least: 50_000 },
        { what: 'rows sealed a second, in bulk', value: sealed, unit: '/s' },
        { what: 'memory that the check took', value: grown, unit: 'MB', most: 300 },
      ],
      { rows, page },
    )
  } finally {
    await db.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return Math.round(rows / ((performance.now() - started) / 1000))
}
