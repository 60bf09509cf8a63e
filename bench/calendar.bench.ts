import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { sessionLimits } from '@portal/contract/core/limits'
import { sessionCalls } from '@portal/contract/sign-in/calls'
import { sql } from 'kysely'
import { type Db, openDatabase } from '../apps/server/src/core/database/database.ts'
import { hashOfSecret } from '../apps/server/src/core/identity/secret-links.ts'
import { startPostgres } from '../apps/server/src/core/postgres/embedded-postgres.ts'
import { calendarFeed } from '../apps/server/src/features/calendar/feed/feed.ts'
import { demoPassword } from '../apps/server/src/features/users/demo.ts'
import { findChromium } from '../scripts/browser.ts'
import { apiOf } from '../tests/e2e/support/api.ts'
import { startPortal } from './core/portal-process.ts'
import { figureOf, report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const entries = sizeOf('ITEMS', 5000)
const inMonth = 1000
const rounds = sizeOf('ROUNDS', 20)
const secret = 'a'.repeat(43)

/** Events of one person: of March 2027 for the month, later for the address; a tenth of the latter recur. */
async function fill(db: Db): Promise<void> {
  await sql`
    with nuevos as (
      insert into evento_calendario (descripcion, pais_id, fecha_inicio, fecha_termino, todo_el_dia, zona_horaria, nota,
        regla, ultimo_termino, creado_por)
      select 'Reunión de planificación ' || n, 152, inicio, inicio + interval '1 hour', false, 'America/Santiago',
        'Sala 2, con acta y compromisos', case when n % 10 = 0 and n > ${inMonth} then 'FREQ=WEEKLY' else '' end,
        case when n % 10 = 0 and n > ${inMonth} then null else inicio + interval '1 hour' end,
        (select id from usuario where email = 'superadmin@example.com')
      from generate_series(1, ${inMonth + entries}::int) n,
        lateral (select case when n <= ${inMonth} then timestamptz '2027-03-01 12:00Z' + make_interval(mins => n * 43)
          else timestamptz '2028-01-03 12:00Z' + make_interval(mins => n * 97) end as inicio) cuando
      returning id, creado_por
    )
    insert into evento_calendario_responsable select id, creado_por from nuevos`.execute(db)
  await sql`
    insert into calendario_direccion (usuario_id, secreto_hash)
    select id, ${hashOfSecret(secret)} from usuario where email = 'superadmin@example.com'`.execute(db)
  await sql`analyze`.execute(db)
}

/** CPU milliseconds of one reading of the address, in this process: what PostgreSQL takes is not in it. */
async function feedCpu(db: Db): Promise<{ times: number[]; count: number }> {
  const company = async () => ({ nombre: 'Portal' }) as never
  const feed = calendarFeed({ db, company, layers: [], mails: { queue: async () => 0 }, env: { PUBLIC_URL: '' } })
  const read = () => feed.read(secret, { ip: '127.0.0.1', requestId: 'bench' })
  const times: number[] = []
  let text = ''
  for (let round = -5; round < rounds; round++) {
    const before = process.cpuUsage()
    text = (await read())!
    const { user, system } = process.cpuUsage(before)
    if (round >= 0) times.push((user + system) / 1000)
  }
  return { times, count: text.split('BEGIN:VEVENT').length - 1 }
}

/**
 * The address of 5,000 entries, in milliseconds of CPU; and a month of 1,000 events in Chromium, from the arrival of the
 * answer to the painted month.
 */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const found = await findChromium()
  const { executablePath, args, env } = found
  const variables = { DATA_DIR: folder, CAPTCHA: 'off' }
  await (await startPortal(variables)).stop()
  const postgres = await startPostgres(folder, () => process.exit(1))
  const db = openDatabase(postgres.config, console.error)
  await fill(db)
  const feed = await feedCpu(db)
  await db.destroy()
  await postgres.stop()
  const portal = await startPortal(variables)
  const browser = await chromium.launch({ executablePath, args, env })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-CL' })
    const times = await drawn(page, `http://127.0.0.1:${portal.port}`)
    return report(
      'calendar',
      [
        figureOf(feed.times, { what: `address of ${feed.count} entries, CPU`, unit: 'ms', most: 30 }),
        figureOf(times, { what: `month of ${inMonth} events, answer to painted`, unit: 'ms', most: 150 }),
      ],
      { browser: found.label, feed: feed.times, times },
    )
  } finally {
    await browser.close()
    await portal.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function drawn(page: Page, url: string): Promise<number[]> {
  const body = { email: 'superadmin@example.com', password: demoPassword, captcha: '' }
  const { token } = await apiOf(url).load(sessionCalls.login, { body })
  await page.goto(`${url}/login`)
  const name = sessionLimits.tokenName
  await page.context().addCookies([{ name, value: token, url }])
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [name, token] as const)
  await page.goto(`${url}/dashboard/nexttask/calendar?fecha=2027-02-01`)
  await page.locator('[data-event-id]').first().waitFor()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    times.push(await page.evaluate(paintedAfterAnswer, 'j'))
    await page.evaluate(paintedAfterAnswer, 'k')
  }
  return times
}

/** Runs in the page: presses a key, and returns the time from the arrival of the answer to the painted month. */
async function paintedAfterAnswer(key: string): Promise<number> {
  performance.clearResourceTimings()
  const board = document.querySelector('[data-events]')!
  const { promise, resolve } = Promise.withResolvers<number>()
  const observer = new MutationObserver(() => {
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now())
      port2.postMessage(null)
    })
  })
  observer.observe(board, { attributes: true, attributeFilter: ['data-events'] })
  document.documentElement.dispatchEvent(
    new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, bubbles: true }),
  )
  const painted = await promise
  const answer = performance.getEntriesByType('resource').findLast(({ name }) => name.includes('/v1/calendario/list'))
  return painted - (answer as PerformanceResourceTiming).responseEnd
}
