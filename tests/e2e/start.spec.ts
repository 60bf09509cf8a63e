import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test('a visitor opens the portal and sees its first page @phone', async ({ page }) => {
  const answer = await page.goto('/')

  expect(answer?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolations(page)
})
