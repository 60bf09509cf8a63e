import { sessionLimits } from '@portal/contract/core/limits'
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core'
import { findFirefox } from '../../../scripts/browser.ts'
import type { Who } from '../support/accounts.ts'
import { countReloads, type VisitorHands } from '../support/public-journeys.ts'
import type { Session } from '../support/sessions.ts'
import { expect, test as portalTest } from '../support/test.ts'

// A text has no picture of a site.
const isHarmless = /favicon\.ico/

interface Fixtures {
  /** The tab of a visitor of their own, which fails its test when it throws, logs an error or violates its policy. */
  hands: Hands
  /** Signs the tab in without typing a password. */
  enter: (who: Who) => Promise<void>
}

/**
 * Tests in an installed Firefox, on the portal of the worker. Playwright drives only a Firefox of its own build, so the
 * browser is started by Puppeteer, over WebDriver BiDi; runner, portal and accounts are those of the other journeys.
 */
export const test = portalTest.extend<Fixtures, { firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath: (await findFirefox())!,
        // its size by the window: older releases cannot set that of a page
        defaultViewport: null,
        args: ['--width=1440', '--height=900'],
        extraPrefsFirefox: {
          'intl.accept_languages': 'es-CL, es',
          'ui.prefersReducedMotion': 1,
          // switched off for drivers, and our pages learn by it that a reader leaves
          'dom.disable_beforeunload': false,
        },
        env: { ...process.env, TZ: 'America/Santiago' },
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  hands: async ({ firefox, portal }, use) => {
    const context = await firefox.createBrowserContext()
    const page = await context.newPage()
    const complaints: string[] = []
    const complain = (text: string) => {
      if (!isHarmless.test(text)) complaints.push(text)
    }
    page.on('pageerror', (error) => complain(`uncaught: ${error}`))
    page.on('console', (message) => {
      if (message.type() === 'error') complain(`console: ${message.text()} ${message.location().url ?? ''}`)
    })
    await use(new Hands(page, portal.url))
    await context.close()
    expect(complaints, 'what the browser complained of').toEqual([])
  },
  enter: async ({ hands, sessions }, use) =>
    use(async (who) => {
      const { token }: Session = await sessions.of(who)
      await hands.open('/robots.txt', { isQuick: true }) // gives access to the storage and runs no script
      await hands.tab.evaluate(
        (name, value) => {
          localStorage.setItem(name, value)
          // biome-ignore lint/suspicious/noDocumentCookie: as the log-in writes it
          document.cookie = `${name}=${value}; Path=/; SameSite=Strict`
        },
        sessionLimits.tokenName,
        token,
      )
    }),
})

export { expect }

const patient = { timeout: 20_000 }

/**
 * What a person does in a tab. Elements are named by a selector; `::-p-aria([name="…"][role="…"])` finds them as a screen
 * reader does. Puppeteer's own waiting makes code from text, which the policy of our pages refuses.
 */
class Hands implements VisitorHands {
  readonly tab: Page
  readonly #url: string

  constructor(tab: Page, url: string) {
    this.tab = tab
    this.#url = url
  }

  /** Opens a path of the portal, or an address, and waits for its scripts to run unless it is told to be quick. */
  async open(path: string, { isQuick = false } = {}): Promise<void> {
    await this.tab.goto(new URL(path, this.#url).href, { waitUntil: 'domcontentloaded' })
    if (!isQuick) await this.hydrated()
  }

  async press(selector: string): Promise<void> {
    const element = await this.#there(selector)
    await element.click()
  }

  /** Replaces what a field holds, as a person does: all of it is marked, then typed over. */
  async write(selector: string, text: string): Promise<void> {
    await (await this.#there(selector)).click()
    await this.pressTogether('Control', 'a')
    await this.tab.keyboard.type(text)
  }

  async pressTogether(held: 'Control', key: 'a' | 'k'): Promise<void> {
    await this.tab.keyboard.down(held)
    await this.tab.keyboard.press(key)
    await this.tab.keyboard.up(held)
  }

  /** One step back, which the router may take without a load. */
  async back(): Promise<void> {
    await this.tab.evaluate(() => history.back())
  }

  async choose(selector: string, value: string): Promise<void> {
    await (await this.#there(selector)).select(value)
  }

  async enter(selector: string): Promise<void> {
    await (await this.#there(selector)).focus()
    await this.tab.keyboard.press('Enter')
  }

  /** The text of the first element that fits, with single spaces; an empty one when there is none. */
  text(selector: string): Promise<string> {
    return this.tab.evaluate((css) => {
      const found = document.querySelector(css)
      return ((found as HTMLElement | null)?.innerText ?? '').replace(/\s+/g, ' ').trim()
    }, selector)
  }

  count(selector: string): Promise<number> {
    return this.tab.evaluate((css) => document.querySelectorAll(css).length, selector)
  }

  reloads(): Promise<number> {
    return this.tab.evaluate(countReloads)
  }

  /** Path and query of the page; Puppeteer hears of no step of the router in older releases. */
  path(): Promise<string> {
    return this.tab.evaluate(() => location.pathname + location.search)
  }

  /** Waits for the code of a part that comes with the first sign of activity. */
  async awake(selector: string): Promise<void> {
    await this.tab.mouse.move(200, 200)
    await this.tab.mouse.move(240, 260)
    const isAwake = () =>
      this.tab.evaluate(
        (css) => Object.keys(document.querySelector(css) ?? {}).some((key) => key.startsWith('__react')),
        selector,
      )
    await expect.poll(isAwake, patient).toBe(true)
  }

  /** Waits for the hydration of a public page that has scripts. */
  async hydrated(): Promise<void> {
    const isAwake = () =>
      this.tab.evaluate(() => {
        const main = document.querySelector('main')
        // a public page keeps its scripts in a template until it has loaded
        const hasScript = document.querySelector('script[type="module"], #start') !== null
        return !hasScript || (main !== null && Object.keys(main).some((key) => key.startsWith('__react')))
      })
    await expect.poll(isAwake, patient).toBe(true)
  }

  /** The first element that fits and can be seen, once it is there. */
  async #there(selector: string): Promise<ElementHandle> {
    let seen: ElementHandle | undefined
    const look = async () => {
      for (const element of await this.tab.$$(selector)) {
        if (!(await element.isVisible().catch(() => false))) continue
        seen = element
        return true
      }
      return false
    }
    await expect.poll(look, { ...patient, message: selector }).toBe(true)
    return seen!
  }
}

/** The selector of what a screen reader finds by its role and name. */
export const aria = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`
