import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, By, Capabilities, error, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver'
import { findWebKit } from '../../../scripts/browser.ts'
import { freePort } from '../support/portal.ts'
import { countReloads, type VisitorHands } from '../support/public-journeys.ts'
import { expect, test as portalTest } from '../support/test.ts'

interface Fixtures {
  /** The tab of a visitor of their own, which fails its test when a page throws or is not what the server wrote. */
  hands: VisitorHands
}

/**
 * Tests in an installed WebKit, on the portal of the worker. Its driver speaks the older WebDriver, which neither
 * Playwright nor Puppeteer does; it draws on a screen of memory.
 */
export const test = portalTest.extend<Fixtures, { webkit: string }>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const { driver, display } = (await findWebKit())!
      const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1440x900x24'], {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      })
      const [name] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
      const port = await freePort()
      const env = { ...process.env, DISPLAY: `:${`${name}`.trim()}`, TZ: 'America/Santiago', LANG: 'es_CL.UTF-8' }
      const served = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
      const url = `http://127.0.0.1:${port}`
      const isThere = () =>
        fetch(`${url}/status`).then(
          ({ ok }) => ok,
          () => false,
        )
      await expect.poll(isThere, { timeout: 30_000 }).toBe(true)
      await use(url)
      await Promise.all([ended(served), ended(screen)])
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  hands: async ({ webkit, portal }, use) => {
    const { browser } = (await findWebKit())!
    const options = { binary: browser, args: ['--automation'] }
    const wanted = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    // the scripts of a public page start after it has loaded; asked before, this driver at times never answers
    wanted.setPageLoadStrategy('normal')
    const tab = await new Builder().usingServer(webkit).disableEnvironmentOverrides().withCapabilities(wanted).build()
    const hands = new Hands(tab, portal.url)
    await use(hands)
    await hands.settle()
    await tab.quit()
    expect(hands.complaints, 'what pages complained of').toEqual([])
  },
})

const patient = { timeout: 20_000 }

/** What a visitor does in a tab; elements are named by a selector of CSS. */
class Hands implements VisitorHands {
  readonly complaints: string[] = []
  readonly #tab: WebDriver
  readonly #url: string

  constructor(tab: WebDriver, url: string) {
    this.#tab = tab
    this.#url = url
  }

  async open(path: string, { isQuick = false } = {}): Promise<void> {
    await this.settle()
    await this.#tab.get(new URL(path, this.#url).href)
    await this.#tab.executeScript(keepComplaints)
    if (!isQuick) await this.hydrated()
  }

  /** Reads what the page has complained of, before it is left. */
  async settle(): Promise<void> {
    const said = await this.#ask<string[] | null>('return window.complaints ?? null')
    this.complaints.push(...(said ?? []))
    await this.#ask('window.complaints = []')
  }

  async press(selector: string): Promise<void> {
    await (await this.#there(selector)).click()
  }

  async enter(selector: string): Promise<void> {
    await (await this.#there(selector)).sendKeys(Key.ENTER)
  }

  async back(): Promise<void> {
    await this.#tab.executeScript('history.back()')
  }

  path(): Promise<string> {
    return this.#ask('return location.pathname + location.search')
  }

  text(selector: string): Promise<string> {
    const read = "return (document.querySelector(arguments[0])?.innerText ?? '').replace(/\\s+/g, ' ').trim()"
    return this.#ask(read, selector)
  }

  count(selector: string): Promise<number> {
    return this.#ask('return document.querySelectorAll(arguments[0]).length', selector)
  }

  reloads(): Promise<number> {
    return this.#ask(`return (${countReloads})()`)
  }

  async hydrated(): Promise<void> {
    await this.#alive(`document.querySelector('main')`, `!document.querySelector('script[type="module"], #start')`)
  }

  async awake(selector: string): Promise<void> {
    const mouse = this.#tab.actions()
    for (const place of [200, 260]) await mouse.move({ x: place, y: place, origin: Origin.VIEWPORT }).perform()
    await this.#alive(`document.querySelector(${JSON.stringify(selector)})`, 'false')
  }

  async #alive(element: string, orElse: string): Promise<void> {
    const look = `return ${orElse} || Object.keys(${element} ?? {}).some((key) => key.startsWith('__react'))`
    await expect.poll(() => this.#ask(look), patient).toBe(true)
  }

  /** Asks the page; while it changes there is nothing to ask, which is asked again. */
  async #ask<T>(script: string, ...given: string[]): Promise<T> {
    for (let turn = 0; ; turn++)
      try {
        return await this.#tab.executeScript<T>(script, ...given)
      } catch (reason) {
        if (turn > 20 || !(reason instanceof error.WebDriverError)) throw reason
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
  }

  /** The first element that fits and can be seen, once it is there, scrolled to the middle. */
  async #there(selector: string): Promise<WebElement> {
    let seen: WebElement | undefined
    const look = async () => {
      for (const element of await this.#tab.findElements(By.css(selector))) {
        if (!(await element.isDisplayed().catch(() => false))) continue
        seen = element
        return true
      }
      return false
    }
    await expect.poll(look, { ...patient, message: selector }).toBe(true)
    await this.#tab.executeScript("arguments[0].scrollIntoView({ block: 'center' })", seen)
    return seen!
  }
}

/** In the page: an error that nobody catches, as of one that differs from what the server wrote, is kept. */
const keepComplaints = `
  window.complaints = []
  addEventListener('error', ({ message, error }) => message && window.complaints.push(String(error ?? message)))
  addEventListener('unhandledrejection', ({ reason }) => window.complaints.push(String(reason)))`

async function ended(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  if (child.exitCode === null && child.kill()) await gone
}
