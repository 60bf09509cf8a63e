import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { sessionLimits } from '@portal/contract/core/limits'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { sessionCalls } from '@portal/contract/sign-in/calls'
import { demoPassword } from '../apps/server/src/features/users/demo.ts'
import { formTexts } from '../apps/web/app/features/quotes/form/form-texts.ts'
import { findChromium } from '../scripts/browser.ts'
import { apiOf } from '../tests/e2e/support/api.ts'
import { startPortal } from './core/portal-process.ts'
import { thirtyLines } from './core/quotes.ts'
import { report } from './core/report.ts'

interface Typed {
  /** Null above and below the lines. */
  line: number | null
  field: string
  keys: string
}

const t = formTexts.es
/** Between key presses: faster than anyone types, so that no work is deferred to a pause. */
const paceMs = 80
/** Until the draft is stored and the server was called. */
const pauseMs = 1500
/** Line, column and the new text. */
const typed: readonly Typed[] = Array.from({ length: 30 }, (_, place) => {
  const [field, keys] = (
    [
      [t.columns.cantidad, '12345'],
      [t.columns.precio_venta, '98.75'],
      [t.columns.descuento, '4.5'],
    ] as const
  )[place % 3]!
  return { line: 1 + ((place * 7) % 30), field, keys }
})
const products: readonly Typed[] = [3, 11, 19, 27].map((line) => ({ line, field: t.product, keys: 'consola' }))
const client: readonly Typed[] = [t.company, t.name, t.email, t.phone, t.reference, t.remarks].map((field) => ({
  line: null,
  field,
  keys: 'Andes 7',
}))

/** Script time per key press in a quote with thirty lines, in Chromium, on a local portal with the demo set. */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const found = await findChromium()
  const { executablePath, args, env } = found
  const portal = await startPortal({ DATA_DIR: folder, CAPTCHA: 'off' })
  const browser = await chromium.launch({ executablePath, args, env })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-CL' })
    await openQuote(page, `http://127.0.0.1:${portal.port}`)
    const browserSide = await page.context().newCDPSession(page)
    await browserSide.send('Performance.enable')
    await type(page, browserSide, typed.slice(0, 4)) // warm
    const figures = await type(page, browserSide, typed)
    const names = await type(page, browserSide, products)
    const words = await type(page, browserSide, client)
    const pauses = await afterPauses(page, browserSide)
    const all = [...figures, ...names, ...words]
    return report(
      'quote-typing',
      [
        { what: `script of a keystroke, p95 of ${all.length}`, value: of(all, 0.95), unit: 'ms', most: 16 },
        { what: 'script of a keystroke, median', value: of(all, 0.5), unit: 'ms' },
        { what: 'of those in a figure, p95', value: of(figures, 0.95), unit: 'ms' },
        { what: 'of those that search a product, p95', value: of(names, 0.95), unit: 'ms' },
        { what: 'of those about the client, p95', value: of(words, 0.95), unit: 'ms' },
        { what: 'with all that follows in a pause, median', value: of(pauses, 0.5), unit: 'ms' },
      ],
      { browser: found.label, figures, names, words, pauses },
    )
  } finally {
    await browser.close()
    await portal.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const of = (list: readonly number[], share: number) =>
  list.toSorted((a, b) => a - b)[Math.ceil(list.length * share) - 1]!

/** Opens a stored quote with thirty lines as its author. */
async function openQuote(page: Page, url: string): Promise<void> {
  const body = { email: 'distribuidor@example.com', password: demoPassword, captcha: '' }
  const { token } = await apiOf(url).load(sessionCalls.login, { body })
  const { id } = await apiOf(url, token).load(quoteCalls.save, { body: thirtyLines })
  const name = sessionLimits.tokenName
  await page.goto(`${url}/login`)
  await page.context().addCookies([{ name, value: token, url }])
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [name, token] as const)
  await page.goto(`${url}/dashboard/cotizaciones/cotizar/${id}`)
  await fieldOf(page, { line: 30, field: t.columns.cantidad }).waitFor()
}

function fieldOf(page: Page, { line, field }: Pick<Typed, 'line' | 'field'>) {
  const named = { name: line === null ? field : t.ofLine(field, line), exact: true }
  return page.getByRole('combobox', named).or(page.getByRole('textbox', named))
}

/** Returns the script milliseconds of each key press, with rendering. */
async function type(page: Page, browserSide: CDPSession, fields: readonly Typed[]): Promise<number[]> {
  const costs: number[] = []
  for (const { keys, ...where } of fields) {
    await fieldOf(page, where).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await sleep(paceMs)
    for (const key of keys) costs.push(await costOf(page, browserSide, key, paceMs))
    await page.keyboard.press('Escape')
  }
  return costs
}

/** The same with deferred work: the draft, and the server's check. */
async function afterPauses(page: Page, browserSide: CDPSession): Promise<number[]> {
  await fieldOf(page, { line: 5, field: t.columns.cantidad }).focus()
  await sleep(pauseMs)
  const costs: number[] = []
  for (const key of '1234567') costs.push(await costOf(page, browserSide, key, pauseMs))
  return costs
}

async function costOf(page: Page, browserSide: CDPSession, key: string, waits: number): Promise<number> {
  const before = await scriptOf(browserSide)
  await page.keyboard.press(key)
  await sleep(waits)
  return ((await scriptOf(browserSide)) - before) * 1000
}

/** Returns the script seconds of the page so far. */
async function scriptOf(browserSide: CDPSession): Promise<number> {
  const { metrics } = await browserSide.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
}
