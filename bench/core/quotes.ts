import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Db, openDatabase } from '../../apps/server/src/core/database/database.ts'
import { migrate } from '../../apps/server/src/core/database/migrate.ts'
import { Sessions, secretOf } from '../../apps/server/src/core/identity/sessions.ts'
import { startPostgres } from '../../apps/server/src/core/postgres/embedded-postgres.ts'
import { fillInBulk } from './bulk-fill.ts'
import { type Running, startPortal } from './portal-process.ts'

const companies = ['Minera', 'Canteras', 'Constructora', 'Túneles', 'Perforaciones', 'Áridos', 'Obras', 'Grupo']
const places = ['Norte', 'Andina', 'del Bajío', 'Quebrada', 'Sierra', 'Salar', 'Costa', 'Ñuble', 'Cordillera', 'Pampa']

/**
 * Inserts enterprises with a branch and a seller each; the first seller also sees all quotes. Returns the sellers' ids.
 */
async function fillSellers(db: Db, count: number, modules: readonly string[]): Promise<number[]> {
  await sql`
    insert into empresa (nombre, abreviatura, pais_id, zona_horaria, email, telefono)
      select 'Empresa ' || i, 'E' || chr(65 + i / 26) || chr(65 + i % 26), 152, 'America/Santiago', 'e' || i || '@example.com',
        '+56912345678' from generate_series(0, ${count - 1}::int) i`.execute(db)
  await sql`insert into sucursal (empresa_id, nombre) select id, 'Casa matriz' from empresa`.execute(db)
  await sql`
    insert into usuario (nombres, email, rol_id, empresa_id, sucursal_id)
      select 'Vendedor ' || s.id, 'vendedor' || s.id || '@example.com', case when s.id = 1 then 5 else 4 end, empresa_id, s.id
      from sucursal s`.execute(db)
  await sql`
    insert into acceso_modulo (usuario_id, clave_modulo)
      select id, modulo from usuario, unnest(${['PlatformWebCotizacion', 'PlatformWebCotizacionGeneral', ...modules]}::text[]) modulo`.execute(
    db,
  )
  const users = await db.selectFrom('usuario').select('id').orderBy('id').execute()
  return users.map(({ id }) => id)
}

/** Inserts quotes of three lines, the newest last, spread over the enterprises, the states and a number of days. */
const fillQuotes = (db: Db, count: number, days: number) =>
  fillInBulk(db, count, {
    tables: ['cotizacion', 'cotizacion_linea'],
    triggers: ['cotizacion_texto'],
    insert: (db, from, to) => insertQuotes(db, { from, to, count, days }),
  })

async function insertQuotes(
  db: Db,
  { from, to, count, days }: { from: number; to: number; count: number; days: number },
): Promise<void> {
  await sql`
    insert into cotizacion (id, empresa_id, usuario_id, pais_id, estado, moneda, idioma, numero, creado_en, vigencia,
      vence_en, total, subtotal, impuesto, impuesto_porcentaje, cliente_empresa, cliente_nombre, cliente_telefono,
      cliente_email, referencia, hash, aprobada_en)
    overriding system value
    select i, u.empresa_id, u.id, 604, (array['pendiente','aprobada','aprobada','cancelada','vencida'])[1 + i % 5], 'USD',
      'es', e.abreviatura || '-2026-' || lpad(i::text, 7, '0'), sent,
      current_date + 30, now() + interval '30 days', 100 + i % 50000, 100 + i % 50000, 0, 0,
      (${companies}::text[])[1 + (i * 7) % ${companies.length}::int] || ' ' || (${places}::text[])[1 + (i / 3) % ${places.length}::int] || ' ' || i % 5003,
      'Contacto ' || i % 997, '+51987654321', 'compras' || i % 20011 || '@example.com', 'OC-' || i, md5(i::text) || md5(i::text),
      case when i % 5 in (1, 2) then sent end
    from (select i, now() - make_interval(secs => (${count}::int - i) * ${(days * 86_400) / count}::float8) as sent
      from generate_series(${from}::int, ${to}::int) i) filas
    join usuario u on u.id = 1 + i % (select count(*) from usuario) join empresa e on e.id = u.empresa_id`.execute(db)
  await sql`
    insert into cotizacion_linea (cotizacion_id, orden, producto_id, producto_nombre, categoria_id, cantidad, precio_venta, importe)
    select i, n, 2 + n, 'Producto ' || n, 1, 10, 10, 100
    from generate_series(${from}::int, ${to}::int) i, generate_series(1, 3) n`.execute(db)
}

const lines = Array.from({ length: 30 }, (_, place) => ({
  producto_id: 1 + (place % 8),
  cantidad: 10 + place,
  longitud_cable: 6,
  precio_venta: 100,
}))
const total = lines.reduce((sum, { cantidad, precio_venta }) => sum + cantidad * precio_venta, 0)

/** The form of a quote with thirty lines. */
export const thirtyLines = {
  cliente_nombre: 'Elena Paredes',
  cliente_empresa: 'Minera Ejemplo',
  cliente_telefono: '+51987654321',
  cliente_email: 'compras@example.com',
  pais_id: 604,
  lineas: lines,
  subtotal: total,
  impuesto: 0,
  total,
}

/** A portal with one signed-in seller per enterprise. */
export interface QuotePortal {
  running: Running
  /** One per seller. */
  tokens: string[]
  stop(): Promise<void>
}

interface Wanted {
  enterprises: number
  quotes?: number
  /** Over how many days the quotes were sent: ten when absent. */
  days?: number
  /** Modules of the sellers, besides those of quotes. */
  modules?: readonly string[]
  /** Fills other tables, before the portal starts. */
  more?: (db: Db) => Promise<void>
}

/** Starts it with a number of quotes in its lists. */
export async function startQuotePortal({ enterprises, quotes = 0, days = 10, modules = [], more }: Wanted) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = await startPostgres(folder, () => process.exit(1))
  const db = openDatabase(server.config, console.error)
  await migrate(db)
  const sellers = await fillSellers(db, enterprises, modules)
  if (quotes) await fillQuotes(db, quotes, days)
  await more?.(db)
  const sessions = new Sessions(await secretOf(db, 'sesion'))
  const opened = sellers.map((id) => sessions.open(db, id, { ip: '127.0.0.1', agent: 'bench' }))
  const tokens = (await Promise.all(opened)).map(({ token }) => token)
  await db.destroy()
  const variables = { DATABASE_URL: server.url, DATA_DIR: join(folder, 'portal') }
  const running = await startPortal(variables)
  async function stop(): Promise<void> {
    await running.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { running, tokens, stop } satisfies QuotePortal
}

/** Saves a quote of thirty lines as the seller of this token and returns its id. */
export async function saveQuote({ port }: Running, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify(thirtyLines)
  const reply = await fetch(`http://127.0.0.1:${port}/v1/cotizacion/save`, { method: 'POST', headers, body })
  if (!reply.ok) throw new Error(await reply.text())
  return ((await reply.json()) as { datos: { id: number } }).datos.id
}
