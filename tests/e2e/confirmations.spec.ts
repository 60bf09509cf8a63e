import type { Page } from '@playwright/test'
import { hydrated } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

/** A valid value for each field of a public form, by its name; for a select the last option. */
const typed: Record<string, () => string> = {
  email: () => `aviso.${unique()}@example.com`,
  user_email: () => `aviso.${unique()}@example.com`,
  telefono: () => '+56912345678',
}

async function fillAndSend(page: Page): Promise<void> {
  const form = page.locator('main form').filter({ has: page.locator('[required]') })
  for (const field of await form.locator('[required]:not([type=radio]):visible').all()) {
    const name = (await field.getAttribute('name')) ?? ''
    const isList = await field.evaluate((element) => element instanceof HTMLSelectElement)
    if (isList) await field.selectOption({ index: 1 })
    else await field.fill(typed[name]?.() ?? 'Prueba de aviso')
  }
  const email = form.locator('input[name=email]')
  if ((await email.count()) > 0 && !(await email.inputValue())) await email.fill(typed.email?.() ?? '')
  const slot = form.locator('input[name=inicio]')
  if ((await slot.count()) > 0) await slot.nth(widthsTried++ * 7).check({ force: true })
  await form.getByRole('button').last().click()
}

/** Each meeting needs another slot. */
let widthsTried = 0

async function expectToldInView(page: Page, path: string): Promise<void> {
  const answer = page.locator('main').getByRole('status').filter({ hasText: /./ })
  await expect(answer, path).toBeVisible()
  await expect(answer, path).toBeFocused()
  await expect(answer, path).toBeInViewport({ ratio: 1 })
  const below = await page
    .locator('header')
    .first()
    .evaluate((bar) => bar.getBoundingClientRect().bottom)
  const { y } = (await answer.boundingBox()) ?? { y: -1 }
  expect(y, `${path}: under the bar`).toBeGreaterThanOrEqual(below)
}

const forms = [
  '/contact',
  '/contact/nda',
  '/contact/meeting',
  '/classifieds/services',
  '/events/antofagasta',
  '/privacy/request',
]

for (const width of [360, 768, 1440]) {
  test(`the confirmation of each form is in view and has the focus at ${width} px`, async ({ page, market }) => {
    test.slow()
    const { path } = await market.item()
    await page.setViewportSize({ width, height: width < 500 ? 740 : 900 })
    for (const form of [...forms, `${path}/request`]) {
      await page.goto(form)
      await hydrated(page)
      await fillAndSend(page)
      await expectToldInView(page, form)
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the browser brings the confirmation of a form into view', async ({ page, market }) => {
    const { path } = await market.item()
    for (const form of ['/contact', '/contact/nda', `${path}/request`]) {
      await page.goto(form)
      await fillAndSend(page)
      await expect(page.locator('main').getByRole('status'), form).toBeInViewport({ ratio: 1 })
    }
  })
})
