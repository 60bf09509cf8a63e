import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../apps/server/src/core/database.ts'
import { startPostgres } from '../apps/server/src/core/embedded-postgres.ts'
import { migrate } from '../apps/server/src/core/migrate.ts'
import { Sessions, secretOf } from '../apps/server/src/core/sessions.ts'
import { type Running, startProcess } from './core/portal-process.ts'
import { fillSellers } from './core/quotes.ts'
import { report } from './core/report.ts'

const enterprises = 8
const seconds = 15

const lines = Array.from({ length: 30 }, (_, place) => ({
  producto_id: 1 + (place % 8),
  cantidad: 10 + place,
  precio_venta: 100,
}))
const total = lines.reduce((sum, { cantidad, precio_venta }) => sum + cantidad * precio_venta, 0)
const form = JSON.stringify({
  cliente_nombre: 'Elena Paredes',
  cliente_empresa: 'Minera Ejemplo',
  cliente_telefono: '+51987654321',
  cliente_email: 'compras@example.com',
  pais_id: 604,
  lineas: lines,
  subtotal: total,
  impuesto: 0,
  total,
})

/** How long saving a quote of thirty lines takes at half the most that are saved, spread over eight enterprises. */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = await startPostgres(folder, () => process.exit(1))
  const db = openDatabase(server.config, console.error)
  await migrate(db)
  const sellers = await fillSellers(db, enterprises)
  const sessions = new Sessions(await secretOf(db, 'sesion'))
  const opened = sellers.map((id) => sessions.open(db, id, { ip: '127.0.0.1', agent: 'bench' }))
  const tokens = (await Promise.all(opened)).map(({ token }) => token)
  const ours = await startProcess('apps/server/src/main.ts', {
    DATABASE_URL: server.url,
    DATA_DIR: join(folder, 'portal'),
  })
  let sent = 0
  const save = () => timed(ours, tokens[sent++ % tokens.length]!)
  try {
    await closed(save, 2) // warm
    const most = (await closed(save, 8)).length / 8
    const times = (await open(save, most / 2)).toSorted((a, b) => a - b)
    const p99 = times[Math.floor(times.length * 0.99)]!
    const figures = [
      { what: 'saves a second at most', value: most, unit: '/s' },
      { what: 'p99 at half of that', value: p99, unit: 'ms', most: 40 },
    ]
    return report('quote-save', figures, { enterprises, lines: lines.length, saves: times.length })
  } finally {
    await ours.stop()
    await db.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timed({ port }: Running, token: string): Promise<number> {
  const at = performance.now()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const reply = await fetch(`http://127.0.0.1:${port}/v1/cotizacion/save`, { method: 'POST', headers, body: form })
  const text = await reply.text()
  if (!reply.ok) throw new Error(text)
  return performance.now() - at
}

/** Sixteen at a time, each again when it is answered. */
async function closed(save: () => Promise<number>, lasts: number): Promise<number[]> {
  const until = performance.now() + lasts * 1000
  const times: number[] = []
  const one = async () => {
    while (performance.now() < until) times.push(await save())
  }
  await Promise.all(Array.from({ length: 16 }, one))
  return times
}

/** So many a second, whether or not those before are answered. */
async function open(save: () => Promise<number>, perSecond: number): Promise<number[]> {
  const started = performance.now()
  const pending: Promise<number>[] = []
  for (let nth = 0; nth < perSecond * seconds; nth++) {
    await sleep(Math.max(0, started + (nth * 1000) / perSecond - performance.now()))
    pending.push(save())
  }
  return Promise.all(pending)
}
