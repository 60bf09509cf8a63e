import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { type Db, openDatabase } from '../apps/server/src/core/database/database.ts'
import { migrate } from '../apps/server/src/core/database/migrate.ts'
import { startPostgres } from '../apps/server/src/core/postgres/embedded-postgres.ts'
import { refreshVocabulary } from '../apps/server/src/features/property-market/service.ts'
import { findChromium } from '../scripts/browser.ts'
import { fillInBulk } from './core/bulk-fill.ts'
import { chancesOf } from './core/chances.ts'
import { fixedLoad } from './core/load.ts'
import { startProcess } from './core/portal-process.ts'
import { figureOf, report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const properties = sizeOf('ITEMS', 100_000)
const calls = 400
const moves = sizeOf('ROUNDS', 30)
/** Middles of cities: longitude, latitude, country. */
const cities = [
  [-68.93, -22.46, 152],
  [-70.4, -23.65, 152],
  [-70.66, -33.45, 152],
  [-77.03, -12.05, 604],
  [-71.54, -16.4, 604],
  [-99.13, 19.43, 484],
  [-43.94, -19.92, 76],
  [25.91, -24.65, 72],
  [151.2, -33.87, 36],
] as const
const titles = ['Bodega', 'Casa', 'Terreno', 'Oficina', 'Campamento', 'Galpón', 'Parcela', 'Departamento']

/** Public properties around some cities, a tenth of them with words that few share. */
async function fill(db: Db): Promise<void> {
  await sql`insert into usuario (nombres, email, rol_id) values ('Dueña', 'duena@example.com', 3)`.execute(db)
  const { chance, below, oneOf } = chancesOf(7)
  await fillInBulk(db, properties, {
    tables: ['propiedad'],
    trigger: 'propiedad_texto',
    insert: async (db, from, to) => {
      await sql`
        insert into propiedad (id, usuario_id, aprobacion, aprobado_en, creado_en, titulo, anio, condicion, categoria_id, pais_id,
          ciudad, descripcion, metros_construidos, metros_terreno, precio, precio_final, moneda, latitud, longitud)
        overriding system value
        select i, (select min(id) from usuario), 1, now(), now() - make_interval(mins => i),
          ${oneOf(titles, 1)} || ' ' || chr(65 + ${below(26, 2)}) || ${below(500, 3)}, 1980 + ${below(46, 4)}, 1 + ${below(2, 5)},
          1 + ${below(6, 6)}, c.pais, 'Ciudad ' || lugar, 'Cerca de la faena, con acceso pavimentado y sector ' || ${below(900, 7)},
          60 + ${below(900, 8)}, 1000 + ${below(9000, 9)}, p.precio, p.precio, 'USD',
          c.latitud + (${chance(10)} - 0.5) * 0.8, c.longitud + (${chance(11)} - 0.5) * 0.8
        from (select i, 1 + ${below(cities.length, 12)} as lugar, 40000 + ${below(900_000, 13)} as precio
            from generate_series(${from}::int, ${to}::int) i) p,
          lateral (select (${cities.map(([longitude]) => longitude)}::float8[])[lugar] as longitud,
            (${cities.map(([, latitude]) => latitude)}::float8[])[lugar] as latitud,
            (${cities.map(([, , country]) => country)}::int[])[lugar] as pais) c`.execute(db)
    },
  })
  await refreshVocabulary(db)
}

/** Boxes of a width in degrees around the cities, never twice the same. */
const boxes = (degrees: number) =>
  Array.from({ length: calls }, (_, n) => {
    const [longitude, latitude] = cities[n % cities.length]!
    const within = (place: number, most: number) => Math.max(-most, Math.min(most, place))
    const west = within(longitude, 178 - degrees / 2) - degrees / 2 + n * 0.0011
    const south = within(latitude, 84 - degrees / 3) - degrees / 3 + n * 0.0007
    return [west, south, west + degrees, south + degrees * 0.66].map((place) => place.toFixed(4)).join()
  })

const listFilters = (n: number): Record<string, string> =>
  [
    { categoria_id: `${1 + (n % 6)}` },
    { pais_id: '152', condicion: '1' },
    { moneda: 'USD', precio_desde: `${50_000 + n * 371}`, precio_hasta: `${300_000 + n * 977}` },
    { metros_terreno_desde: `${1000 + n * 13}` },
    { buscar: `bodega sector ${n % 900}` },
    { buscar: 'oficina', pais_id: '604' },
  ][n % 6]!

/** Duration of the list and the map of many properties, and of a move of the map until its marks are painted. */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = await startPostgres(folder, () => process.exit(1))
  const db = openDatabase(server.config, console.error)
  await migrate(db)
  await fill(db)
  const portal = await startProcess('apps/server/src/main.ts', {
    DATA_DIR: join(folder, 'portal'),
    DATABASE_URL: server.url,
    CAPTCHA: 'off',
  })
  const found = await findChromium()
  const { executablePath, args, env } = found
  const browser = await chromium.launch({ executablePath, args, env })
  const measure = async (paths: readonly string[]) => {
    const measured = await fixedLoad({ port: portal.port }, paths, paths.length, 1)
    if (measured.failed)
      throw new Error(`${measured.failed} of ${measured.requests} calls failed: ${measured.failures}`)
    return measured
  }
  const query = (asked: Record<string, string>) => new URLSearchParams(asked).toString()
  try {
    const map = (degrees: number) => boxes(degrees).map((recuadro) => `/v1/propiedad/mapa?${query({ recuadro })}`)
    await measure(map(3).slice(0, 60)) // statements are planned
    const list = await measure(
      Array.from(
        { length: calls },
        (_, n) => `/v1/propiedad/list_all?${query({ ...listFilters(n), page: `${1 + (n % 4)}` })}`,
      ),
    )
    const [city, country, world] = [await measure(map(0.3)), await measure(map(8)), await measure(map(160))]
    const times = await painted(await browser.newPage({ viewport: { width: 1440, height: 900 } }), portal.port)
    const sorted = times.toSorted((a, b) => a - b)
    return report(
      'property-map',
      [
        { what: 'list by any filter, p95', value: list.p95, unit: 'ms' },
        { what: 'map of a city, p95', value: city.p95, unit: 'ms' },
        { what: 'map of a country, p95', value: country.p95, unit: 'ms' },
        { what: 'map of half of the world, p95', value: world.p95, unit: 'ms' },
        figureOf(times, { what: 'move of the map until its marks are painted, median', unit: 'ms' }),
        {
          what: 'move of the map until its marks are painted, p95',
          value: sorted[Math.floor(sorted.length * 0.95)]!,
          unit: 'ms',
          most: 200,
        },
      ],
      { browser: found.label, properties, list, city, country, world, times },
    )
  } finally {
    await browser.close()
    await portal.stop()
    await db.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Moves the map by its keys. Returns the times from each move until its marks stand, in milliseconds. */
async function painted(page: Page, port: number): Promise<number[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // the map jumps instead of gliding
  await page.goto(`http://127.0.0.1:${port}/properties?vista=mapa&recuadro=-71.0000,-24.0000,-68.0000,-22.0000`)
  const map = page.getByRole('application')
  await map.getByRole('button').first().waitFor()
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  for (let move = 0; move < moves; move++) {
    const before = page.url()
    await map.focus()
    times.push(await map.evaluate(paintedAfterKey, move % 4 < 2 ? 'ArrowRight' : 'ArrowLeft'))
    await page.waitForURL((url) => url.href !== before)
    await page.waitForLoadState('networkidle')
  }
  return times
}

/** Runs in the page: presses a key, and returns the time until the marks of the answer are painted. */
async function paintedAfterKey(map: Element, key: string): Promise<number> {
  const began = performance.now()
  const { promise, resolve } = Promise.withResolvers<number>()
  const observer = new MutationObserver((changes) => {
    const isMark = (node: Node) => node instanceof Element && node.matches('[role="button"], .leaflet-marker-icon')
    if (!changes.some(({ addedNodes }) => [...addedNodes].some(isMark))) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - began)
      port2.postMessage(null)
    })
  })
  observer.observe(map, { childList: true, subtree: true })
  const code = key
  map.dispatchEvent(new KeyboardEvent('keydown', { key, code, keyCode: key === 'ArrowRight' ? 39 : 37, bubbles: true }))
  return promise
}
