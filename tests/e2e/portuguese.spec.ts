import { portuguese as frames } from '../../apps/web/app/core/public/components/texts.pt.ts'
import { publicPaths } from './support/public-pages.ts'
import { hydrated } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('every public page opens in Portuguese, and asks for no file that does not exist', async ({ page, request }) => {
  test.slow()
  const failed: string[] = []
  page.on('response', (answer) => answer.status() >= 400 && failed.push(`${answer.status()} ${answer.url()}`))
  page.on('pageerror', (error) => failed.push(error.message))
  for (const path of await publicPaths(request, 1)) {
    await page.goto(`${path}?lang=pt`, { waitUntil: 'load' })
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'pt')
    await expect(page.getByRole('navigation', { name: frames.frame.main }), path).toBeVisible()
    expect(failed, path).toEqual([])
  }
})

test('the switch leads to Portuguese and back, and the choice stays', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('list', { name: 'Idioma' }).getByRole('link', { name: 'PT' }).click()
  await expect(page).toHaveURL('/contact?lang=pt')
  await hydrated(page)
  await page.getByRole('link', { name: frames.frame.support, exact: true }).first().click()
  await expect(page).toHaveURL('/support?lang=pt')
  await page.goto('/faq')
  await expect(page).toHaveURL('/faq?lang=pt')
  await page.getByRole('list', { name: frames.frame.language }).getByRole('link', { name: 'ES' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})
