import { expect, type TestType } from '@playwright/test'
import { type PageLanguage, pageLanguages } from '@portal/contract/core/language'
import { contactTexts } from '../../../apps/web/app/features/forms/public/contact-texts.ts'
import { drawnProducts } from '../../../packages/contract/src/products/constants.ts'
import { firstPresses } from './first-presses.ts'
import { publicPaths } from './public-pages.ts'
import { slowLine } from './slow-line.ts'
import type { test as portalTest } from './test.ts'

/** What a visitor does in a tab, by whichever driver. */
export interface VisitorHands {
  /** Opens a path of the portal, or an address, and waits for its scripts to run unless it is told to be quick. */
  open(path: string, how?: { isQuick?: boolean }): Promise<void>
  press(selector: string): Promise<void>
  /** Presses Enter on an element that gets the focus. */
  enter(selector: string): Promise<void>
  /** One step back, which the router may take without a load. */
  back(): Promise<void>
  /** Path and query of the page. */
  path(): Promise<string>
  /** The text of the first element that fits, with single spaces; an empty one when there is none. */
  text(selector: string): Promise<string>
  count(selector: string): Promise<number>
  /** How many pages have loaded themselves again. */
  reloads(): Promise<number>
  /** Waits for the hydration of a public page that has scripts. */
  hydrated(): Promise<void>
  /** Waits for the code of a part that comes with the first sign of activity. */
  awake(selector: string): Promise<void>
}

type Test = typeof portalTest extends TestType<infer T, infer W> ? TestType<T & { hands: VisitorHands }, W> : never

const patient = { timeout: 20_000 }
const inLanguage = (path: string, language: PageLanguage) => (language === 'es' ? path : `${path}?lang=${language}`)

/** The journeys of a visitor that depend on how a browser loads pages; each engine that is installed runs them. */
export function publicJourneys(test: Test): void {
  for (const language of pageLanguages)
    test(`every public page with a script wakes as the server wrote it (${language})`, async ({
      hands,
      request,
      portal,
    }) => {
      const woken: string[] = []
      for (const path of await publicPaths(request, 1)) {
        const address = inLanguage(path, language)
        if (!(await (await fetch(portal.url + address)).text()).includes('type="module"')) continue
        await hands.open(address) // one that differs from what the server wrote complains
        woken.push(path)
      }
      expect(woken.length).toBeGreaterThan(5)
    })

  test('links of a page that has hydrated lead where they say, and back leads back', async ({ hands }) => {
    await hands.open('/contact')
    for (const [nth, slug] of drawnProducts.entries()) {
      await hands.press('[popovertarget="products-menu"]')
      const link = `#products-menu a[href="/${slug}"]`
      if (nth % 2) await hands.press(link)
      else await hands.enter(link)
      await expect.poll(() => hands.path()).toBe(`/${slug}`)
      await expect.poll(() => hands.text('main h1')).not.toBe(contactTexts.es.headline)
      await hands.back()
      await expect.poll(() => hands.text('main h1')).toBe(contactTexts.es.headline)
      await hands.hydrated()
    }
  })

  test('a press on a link while the scripts of its page load is not lost', async ({ hands }) => {
    for (const from of ['/', '/classifieds', '/properties', '/events']) {
      await hands.open(from, { isQuick: true })
      await hands.press('footer a[href="/contact"]')
      await expect.poll(() => hands.path(), { message: from }).toBe('/contact')
      await expect.poll(() => hands.text('main h1')).toBe(contactTexts.es.headline)
      await hands.hydrated()
      expect(await hands.reloads(), `${from} loads itself again`).toBe(0)
    }
  })

  for (const { path, button, done } of firstPresses)
    test(`a press on ${path} before its scripts have come is not lost`, async ({ hands, portal }) => {
      await using line = await slowLine(portal.url, /^\/assets\/.*\.js$/, 300)
      await hands.open(line.url + path, { isQuick: true })
      await hands.press(button)
      await expect.poll(() => hands.count(done), patient).toBe(1)
      await hands.open('/robots.txt', { isQuick: true }) // leaves before the line closes
    })

  test('who leaves while a page still loads its code is not called back', async ({ hands, portal }) => {
    await using line = await slowLine(portal.url, /^\/assets\/(designer|contact)[^/]*\.js$/, 4000)
    await hands.open(`${line.url}/nextlion/designer`)
    await hands.open(`${line.url}/events`) // as an address that is typed
    await hands.awake('footer a[href="/contact"]')
    await hands.press('footer a[href="/contact"]') // by the router, which waits for the code of the page
    await hands.press('footer a[href="/privacy"]') // a page without code: the browser leaves
    await expect.poll(() => hands.path()).toBe('/privacy')
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(await hands.path()).toBe('/privacy')
    expect(await hands.reloads()).toBe(0)
  })
}

/** In the page: pages note that they load themselves again, so that they do it once. */
export const countReloads = (): number => Object.keys(localStorage).filter((name) => name.startsWith('reload:')).length
