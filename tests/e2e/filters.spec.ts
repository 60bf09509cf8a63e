import type { Page } from '@playwright/test'
import { listTexts } from '../../apps/web/app/features/machines/market/list/list-texts.ts'
import { hydrated } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const t = listTexts.es
const chile = '152'
// a page of its own: browsers stop counting steps at 50
test.use({ viewport: { width: 1440, height: 900 }, ownContext: true })

const panelOf = (page: Page) => page.getByRole('region', { name: t.filters })
const fieldOf = (page: Page, label: string) => panelOf(page).getByLabel(label, { exact: true })
const steps = (page: Page) => page.evaluate(() => history.length)

test('what is chosen before the script comes is applied when it comes', async ({ page, market }) => {
  await market.item()
  let arrive = () => {}
  const scripts = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/classifieds', { waitUntil: 'commit' })
  await fieldOf(page, t.condition).selectOption('0')
  await fieldOf(page, t.country).selectOption(chile)
  const before = await steps(page)
  arrive()
  await expect(page).toHaveURL('/classifieds?condicion=0&pais_id=152')
  await expect(fieldOf(page, t.country)).toHaveValue(chile)
  expect(await steps(page)).toBe(before + 1)
})

test('each choice is one step of the history, also when they follow fast', async ({ page, market }) => {
  await market.item()
  await page.goto('/classifieds')
  await hydrated(page)
  const before = await steps(page)
  await page.route('**/v1/clasificado/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await fieldOf(page, t.condition).selectOption('0')
  await fieldOf(page, t.country).selectOption(chile)
  await fieldOf(page, t.city).fill('Ant')
  await expect(page).toHaveURL('/classifieds?condicion=0&pais_id=152')
  await expect(fieldOf(page, t.city)).toHaveValue('Ant') // still being typed
  await fieldOf(page, t.city).press('Enter')
  await expect(page).toHaveURL(/ciudad=Ant/)
  await fieldOf(page, t.city).press('Tab') // nothing new
  expect(await steps(page)).toBe(before + 3)
  for (const address of ['/classifieds?condicion=0&pais_id=152', '/classifieds?condicion=0', '/classifieds']) {
    await page.goBack()
    await expect(page).toHaveURL(address)
  }
  await expect(fieldOf(page, t.condition)).toHaveValue('')
})

test('a reversed range is turned round and told, when both of its fields are left', async ({ page }) => {
  await page.goto('/classifieds')
  await hydrated(page)
  const price = panelOf(page).getByRole('group', { name: t.price })
  await price.getByLabel(t.from).fill('90.000')
  await page.keyboard.press('Tab')
  await page.keyboard.type('5.000')
  await expect(page).toHaveURL('/classifieds')
  await page.keyboard.press('Tab')
  await expect(page.getByText(t.turned('Precio desde 5.000, Precio hasta 90.000'))).toBeVisible()
  await expect(price.getByLabel(t.from)).toHaveValue('5.000')
  await expect(price.getByLabel(t.to)).toHaveValue('90.000')
  await page.getByRole('status').getByRole('link', { name: t.close }).click()
  await expect(page).toHaveURL(/\?precio_desde=5000&precio_hasta=90000/)
})

test('the choices of a filter are counted by the other filters', async ({ page, market }) => {
  await market.item()
  await page.goto('/classifieds?anio_desde=2199')
  await hydrated(page)
  const counts = await fieldOf(page, t.category).getByRole('option').allTextContents()
  expect(counts.slice(1).every((text) => text.endsWith(' (0)'))).toBe(true)
  await page.getByRole('list', { name: t.active }).getByRole('link').first().click()
  await expect(
    fieldOf(page, t.category)
      .getByRole('option', { name: /\([1-9]\d*\)$/ })
      .first(),
  ).toBeAttached()
})

test('the panel is shown whole, with its button only where a choice does not apply at once', async ({ page }) => {
  await page.goto('/classifieds')
  const panel = panelOf(page)
  const apply = panel.getByRole('button', { name: t.apply })
  expect(await panel.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true)
  await expect(apply).toBeHidden()
  await page.setViewportSize({ width: 900, height: 900 })
  await page.getByRole('button', { name: new RegExp(`^${t.filters}`) }).click()
  await expect(apply).toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the button applies what is chosen', async ({ page }) => {
    await page.goto('/classifieds')
    await fieldOf(page, t.condition).selectOption('0')
    await panelOf(page).getByRole('button', { name: t.apply }).click()
    await expect(page).toHaveURL(/condicion=0/)
  })
})
