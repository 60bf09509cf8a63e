import type { Browser, Page } from '@playwright/test'
import { applicationErrorTexts } from '@portal/contract/core/application-error-texts'
import { favoriteTexts } from '../../apps/web/app/features/properties/favorites/favorite-texts.ts'
import { hydrated } from './support/screen.ts'
import { expect, test } from './support/test.ts'

// what a blocked file and a part without its code write to the console
test.use({ allowedErrors: /./ })
test.describe.configure({ mode: 'parallel' })

/** A product's page is none of them: it has no bundle. The list of machines is made of the parts of that of properties. */
const paths = ['/', '/events', '/properties', '/contact', '/login', '/no-existe']
const CHUNK = /\/assets\/[^/]+\.js$/

/** Opens a page as a reader does who moves the pointer, so that all of its parts ask for their code. */
async function read(page: Page, path: string): Promise<{ text: string; links: number }> {
  await page.goto(path)
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, 300)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => ({
    text: document.body.innerText.replace(/\s+/g, ' '),
    links: document.querySelectorAll('a[href]').length,
  }))
}

async function visitor(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.route(/\.(avif|webp|png|jpg|svg|mp4|woff2)$/, (route) => route.abort()) // they say nothing of code
  return { context, page }
}

/** Returns what a page shows, and the files of its code. */
async function wholly(browser: Browser, baseURL: string, path: string) {
  const { context, page } = await visitor(browser, baseURL)
  const chunks = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (CHUNK.test(pathname)) chunks.add(pathname)
  })
  const shown = await read(page, path)
  await context.close()
  return { ...shown, chunks }
}

for (const path of paths) {
  test(`${path} stays readable and its links work, whichever of its files does not arrive`, async ({
    browser,
    portal,
  }) => {
    test.setTimeout(120_000)
    const whole = await wholly(browser, portal.url, path)
    const [home, ...others] = paths
    // what the frame of every page loads is blocked on the first
    const shared = path === home ? new Set<string>() : (await wholly(browser, portal.url, home!)).chunks
    const own = [...whole.chunks].filter((chunk) => !shared.has(chunk))
    expect(own.length).toBeGreaterThan(others.includes(path) ? 0 : 3)

    const { context, page } = await visitor(browser, portal.url)
    for (const chunk of own) {
      await page.route(`**${chunk}`, (route) => route.abort())
      const shown = await read(page, path)
      expect(shown.text, chunk).not.toContain('Application Error')
      expect(shown.text.length, chunk).toBeGreaterThan(whole.text.length * 0.95)
      expect(shown.links, chunk).toBeGreaterThanOrEqual(whole.links)
      await page.unroute(`**${chunk}`)
    }
    await context.close()
  })
}

test('an error screen keeps the colours and the name of its reader', async ({ browser, portal, sessions }) => {
  const { context, page } = await visitor(browser, portal.url)
  await sessions.put(await sessions.of('superadmin'), context)
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.setItem('usuario', JSON.stringify({ nombres: 'Rosa' })) // as the log-in writes it
    localStorage.setItem('mantine-color-scheme-value', 'dark')
  })
  await page.route(/\/assets\/designer-[^/]*\.js/, (route) => route.abort())
  await page.goto('/nextlion/designer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(applicationErrorTexts.title.es)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.mouse.move(200, 200)
  await expect(page.locator('#signed-in')).toBeVisible()
  await context.close()
})

test('links of a page without one of its parts lead on', async ({ browser, portal }) => {
  const { context, page } = await visitor(browser, portal.url)
  await page.route(/\/assets\/(footer|below|product-menu)[^/]*\.js/, (route) => route.abort())
  await read(page, '/')
  await page.getByRole('contentinfo').getByRole('link').first().scrollIntoViewIfNeeded()
  const about = page.getByRole('contentinfo').locator('a[href^="/about-us"]').first()
  await about.click()
  await expect(page).toHaveURL(/\/about-us/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

for (const how of ['mouse', 'touch', 'keyboard'] as const) {
  test(`the first press on a heart counts, by ${how}, while its code is on the way`, async ({ browser, portal }) => {
    const context = await browser.newContext({ baseURL: portal.url, hasTouch: how === 'touch' })
    const page = await context.newPage()
    await page.route(/\/assets\/heart[^/]*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto('/properties')
    await hydrated(page)
    const heart = page
      .getByRole('article')
      .getByRole('button', { name: favoriteTexts.es.keep('') })
      .first()
    if (how === 'touch') await heart.tap()
    else if (how === 'mouse') await heart.click()
    else await heart.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await context.close()
  })
}
