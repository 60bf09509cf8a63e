import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const familyOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0])

const isFace = (address: string) => /\/(inter|archivo)-\w+\.woff2$/.test(new URL(address).pathname)

/** Whether the page had the faces when it had been read, before anything else came. */
const hadFaces = (page: Page) => page.evaluate(() => sessionStorage.getItem('had-faces') === 'true')

test('a first visit gets the faces after the page, later ones have them from the start', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (isFace(request.url())) asked.push(request.url())
  })
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      sessionStorage.setItem('had-faces', String('faces' in document.documentElement.dataset)),
    ),
  )
  await page.goto('/faq', { waitUntil: 'domcontentloaded' })
  expect(await hadFaces(page)).toBe(false)
  await expect(page.locator('html[data-faces]')).toBeAttached()
  expect(await familyOf(page, 'h1')).toContain('Archivo Variable')
  expect(await familyOf(page, 'body')).toContain('Inter Variable')
  expect(asked).toHaveLength(2)
  const [first = 0, loaded = 0] = await page.evaluate(() => [
    Math.min(
      ...performance.getEntriesByType('resource').flatMap((one) => (one.name.endsWith('woff2') ? one.startTime : [])),
    ),
    ...performance.getEntriesByType('navigation').map((one) => (one as PerformanceNavigationTiming).loadEventStart),
  ])
  expect(first).toBeGreaterThan(loaded)

  await page.goto('/faq?lang=en')
  expect(await hadFaces(page)).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the faces are used at once', async ({ page }) => {
    await page.goto('/faq')
    expect(await familyOf(page, 'h1')).toContain('Archivo Variable')
    expect(await familyOf(page, 'body')).toContain('Inter Variable')
  })
})
