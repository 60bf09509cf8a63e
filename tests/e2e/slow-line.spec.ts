import { firstPresses } from './support/first-presses.ts'
import { countReloads } from './support/public-journeys.ts'
import { answering, hydrated } from './support/screen.ts'
import { slowLine } from './support/slow-line.ts'
import { expect, test } from './support/test.ts'

// What a reader presses before the scripts of the page have come is done once they are there.
test.describe.configure({ mode: 'parallel' })
test.use({ ownContext: true })

for (const { path, button, done } of firstPresses)
  test(`a press on ${path} before its scripts have come is not lost`, async ({ page, portal }) => {
    await using line = await slowLine(portal.url, /^\/assets\/.*\.js$/, 300)
    await page.goto(line.url + path, { waitUntil: 'commit' })
    await page.locator(button).first().click()
    expect(await page.evaluate(() => Object.keys(document.body).length), 'the page has its code already').toBe(0)
    await expect(page.locator(done).first()).toBeVisible({ timeout: 20_000 })
  })

test('a link that is pressed while the next page loads leads there, and the page before does not come back', async ({
  page,
  portal,
}) => {
  await using line = await slowLine(portal.url, /^\/assets\/contact.*\.js$/, 8000)
  await page.goto(`${line.url}/events`)
  await hydrated(page)
  await page.mouse.move(200, 200)
  await answering(page.locator('footer a[href="/contact"]'))
  await page.locator('footer a[href="/contact"]').click()
  await page.locator('footer a[href="/privacy"]').first().click()
  await expect(page).toHaveURL(/\/privacy$/)
  expect(await page.evaluate(countReloads)).toBe(0)
})
