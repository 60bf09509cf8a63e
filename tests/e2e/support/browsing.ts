import type { Browser, BrowserContext, Page } from '@playwright/test'

/** A plain text page of the portal: gives access to its storage and runs no script. */
const parking = '/robots.txt'

/**
 * The pages that the tests of a worker share, one per kind of browser. A reused page has the portal's code compiled, so
 * a dashboard screen needs a third of the CPU time.
 */
export class Browsing {
  readonly #browser: Browser
  readonly #url: string
  readonly #pages = new Map<string, Page>()

  constructor(browser: Browser, url: string) {
    this.#browser = browser
    this.#url = url
  }

  /** Returns the parked page of this kind, alone in a context with the options of the test. */
  async take(kind: string): Promise<Page> {
    const known = this.#pages.get(kind)
    if (known && !known.isClosed()) return known
    await known?.context().close()
    const page = await (await this.#browser.newContext()).newPage()
    this.#pages.set(kind, page)
    await page.goto(this.#url + parking)
    return page
  }

  /** Resets the context after a test, except the browser's cache. */
  async park(page: Page, viewport: { width: number; height: number } | null): Promise<void> {
    const context = page.context()
    await context.unrouteAll()
    for (const other of context.pages()) if (other !== page) await other.close()
    if (page.isClosed()) return
    await page.unrouteAll()
    await page.goto(this.#url + parking)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await context.clearCookies()
    await page.emulateMedia({ media: null })
    await page.mouse.move(0, 0)
    if (viewport) await page.setViewportSize(viewport)
  }

  async close(): Promise<void> {
    for (const page of this.#pages.values()) await page.context().close()
  }
}

/** Returns the page of a context that no test has used in this portal yet. */
export const parkedIn = (context: BrowserContext, url: string): Page | undefined =>
  context.pages().find((page) => page.url() === url + parking)
