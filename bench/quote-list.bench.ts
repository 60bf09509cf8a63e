import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../apps/server/src/core/database.ts'
import { startPostgres } from '../apps/server/src/core/embedded-postgres.ts'
import { migrate } from '../apps/server/src/core/migrate.ts'
import { Sessions, secretOf } from '../apps/server/src/core/sessions.ts'
import { fixedLoad } from './core/load.ts'
import { startProcess } from './core/portal-process.ts'
import { fillQuotes, fillSellers } from './core/quotes.ts'
import { report } from './core/report.ts'

const quotes = 1_000_000
const tabs = ['pendiente', 'aprobada', 'cancelada', 'vencida', 'todas']
const words = [
  'minera',
  'ñuble',
  'contacto 512',
  'quebrada 77',
  'OC-4711',
  'compras19',
  'EAC-2026',
  'tuneles sierra',
  '',
]
const orders = ['-creado_en', '-creado_en', 'total', 'cliente_empresa', '-vigencia', 'codigo']

/** What staff ask of the list of all quotes: any tab, order and search, first pages mostly; no address twice. */
const paths = Array.from({ length: 900 }, (_, i) => {
  const query = new URLSearchParams({
    estado: tabs[i % tabs.length]!,
    orden: orders[i % orders.length]!,
    page: String(i % 7 === 0 ? (i % 20) + 1 : (i % 3) + 1),
    page_row: String(10 + (i % 2)),
  })
  const word = words[i % words.length]!
  if (word) query.set('buscar', i % 4 === 0 ? `${word} ${i % 90}` : word)
  return `/v1/cotizacion/list_all?${query}`
})

/** How long the list of all quotes takes over a million of them, totals not yet known. */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = await startPostgres(folder, () => process.exit(1))
  const db = openDatabase(server.config, console.error)
  await migrate(db)
  const [seller] = await fillSellers(db, 8)
  await fillQuotes(db, quotes)
  const { token } = await new Sessions(await secretOf(db, 'sesion')).open(db, seller!, {
    ip: '127.0.0.1',
    agent: 'bench',
  })
  const variables = { DATABASE_URL: server.url, DATA_DIR: join(folder, 'portal') }
  const ours = await startProcess('apps/server/src/main.ts', variables)
  const target = { port: ours.port, headers: { authorization: `Bearer ${token}` } }
  try {
    await fixedLoad(target, ['/v1/cotizacion/list_all?estado=todas&page=30'], 50, 1) // warm
    const measured = await fixedLoad(target, paths, paths.length, 1)
    if (measured.failed) throw new Error(`${measured.failed} of ${measured.requests} calls failed`)
    const figure = { what: 'p95 of any tab and search', value: measured.p95, unit: 'ms', most: 40 }
    return report('quote-list', [figure], { quotes, measured })
  } finally {
    await ours.stop()
    await db.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
