import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { sessionLimits } from '@portal/contract/core/limits'
import { sessionCalls } from '@portal/contract/sign-in/calls'
import { demoPassword } from '../apps/server/src/features/users/demo.ts'
import { shellTexts } from '../apps/web/app/core/dashboard/shell/texts.ts'
import { findChromium } from '../scripts/browser.ts'
import { apiOf } from '../tests/e2e/support/api.ts'
import { startPortal } from './core/portal-process.ts'
import { report } from './core/report.ts'

interface Screen {
  name: string
  path: string
  /** A selector that matches only when the screen's data is shown. */
  data: string
  /** Opened from the profile menu, not from the sidebar. */
  isPersonal?: true
}

const start: Screen = { name: 'start', path: '/dashboard', data: '[aria-labelledby="sessions"] li' }
const others: readonly Screen[] = [
  { name: 'users', path: '/dashboard/usuarios', data: 'tbody a[href^="/dashboard/usuarios/"]' },
  { name: 'enterprises', path: '/dashboard/sistema/empresas', data: 'tbody a[href^="/dashboard/sistema/empresas/"]' },
  { name: 'branches', path: '/dashboard/sistema/sucursales', data: 'tbody a[href^="/dashboard/sistema/sucursales/"]' },
  { name: 'profile', path: '/dashboard/perfil', data: 'input[name="nombres"]', isPersonal: true },
]
const round = [...others, start]
const rounds = 16

/** From the click on a screen's name to its painted data, in Chromium, on a local portal with the demo set. */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const found = await findChromium()
  const { executablePath, args, env } = found
  const portal = await startPortal({ DATA_DIR: folder, CAPTCHA: 'off' })
  const browser = await chromium.launch({ executablePath, args, env })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-CL' })
    await signIn(page, `http://127.0.0.1:${portal.port}`)
    for (const screen of round) await change(page, screen) // the files of a screen are loaded once
    const times: Record<string, number[]> = {}
    for (let n = 0; n < rounds; n++) {
      for (const screen of round) {
        times[screen.name] ??= []
        times[screen.name]!.push(await change(page, screen))
      }
    }
    const all = Object.values(times).flat()
    const of = (list: readonly number[], share: number) =>
      list.toSorted((a, b) => a - b)[Math.ceil(list.length * share) - 1]!
    return report(
      'screen-change',
      [
        { what: `press to painted data, p95 of ${all.length} changes`, value: of(all, 0.95), unit: 'ms', most: 150 },
        { what: 'press to painted data, median', value: of(all, 0.5), unit: 'ms' },
        ...round.map(({ name }) => ({ what: `to ${name}, p95`, value: of(times[name]!, 0.95), unit: 'ms' })),
      ],
      { browser: found.label, times },
    )
  } finally {
    await browser.close()
    await portal.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function signIn(page: Page, url: string): Promise<void> {
  const body = { email: 'superadmin@example.com', password: demoPassword, captcha: '' }
  const { token } = await apiOf(url).load(sessionCalls.login, { body })
  await page.goto(`${url}/login`)
  const name = sessionLimits.tokenName
  await page.context().addCookies([{ name, value: token, url }])
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [name, token] as const)
  await page.goto(url + start.path)
  await page.locator(`main ${start.data}`).first().waitFor()
}

/** Returns the milliseconds from the click to the frame that shows the data. */
async function change(page: Page, { path, data, isPersonal }: Screen): Promise<number> {
  if (isPersonal) await page.getByRole('button', { name: shellTexts.es.account }).click()
  const role = isPersonal ? 'menuitem' : 'link'
  const press = page
    .locator(isPersonal ? `[role="${role}"]` : 'nav a')
    .and(page.locator(`[href="${path}"]`))
    .first()
  await page.evaluate(watchNextPress, `main ${data}`)
  await press.click()
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted)
}

/** Runs in the page. A channel's message arrives after the frame whose callback sent it. */
function watchNextPress(selector: string): void {
  const { promise, resolve } = Promise.withResolvers<number>()
  Object.assign(window, { painted: promise })
  const watch = ({ timeStamp }: MouseEvent) => {
    const look = () => {
      if (!document.querySelector(selector)) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - timeStamp)
        port2.postMessage(null)
      })
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
  }
  addEventListener('click', watch, { capture: true, once: true })
}
