import { contactFormDoneMessages, contactFormMessages } from '@portal/contract/forms/messages'
import { portugueseWords } from '@portal/contract/portuguese/words'
import { portuguese as frames } from '../../apps/web/app/core/public/components/texts.pt.ts'
import { portuguese as contacts } from '../../apps/web/app/features/forms/public/contact-texts.pt.ts'
import { publicPaths } from './support/public-pages.ts'
import { hydrated } from './support/screen.ts'
import { unique } from './support/staff.ts'
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

test('an inquiry is refused, then confirmed in Portuguese, by mail too @phone', async ({ page, mails }) => {
  const t = contacts['forms/contact']
  const email = `consulta.${unique()}@example.com`
  await page.goto('/contact?lang=pt')
  await hydrated(page)
  await page.getByLabel(t.name, { exact: true }).fill('Marta')
  await page.getByRole('button', { name: t.send }).click()
  await expect(page.getByLabel(t.lastName, { exact: true })).toHaveAccessibleDescription(
    String(portugueseWords[contactFormMessages.lastNameInvalid.es]),
  )
  await page.getByLabel(t.lastName, { exact: true }).fill('Vega')
  await page.getByLabel(t.email, { exact: true }).fill(email)
  await page.getByLabel(t.subject).selectOption('quamtum')
  await page.getByRole('textbox', { name: t.message }).fill('Qual câmera é necessária?')
  await page.getByRole('button', { name: t.send }).click()
  await expect(page.getByRole('status')).toHaveText(String(portugueseWords[contactFormDoneMessages.sent.es]))
  const reference = await page.getByText(/^CT-\d{4}-\d{6}$/).innerText()
  const { texto } = await mails.newest(email, new RegExp(`Recebemos sua consulta · ${reference}`))
  expect(texto).toContain('Sobre: Equipamento Quamtum')
})

test('a product and a console have their PDFs in Portuguese', async ({ page, request }) => {
  for (const path of ['/nextone', '/manuals/nextone']) {
    await page.goto(`${path}?lang=pt`)
    const address = await page.locator('a[type="application/pdf"][hreflang="pt"]').first().getAttribute('href')
    const file = await request.get(address!)
    expect(file.headers()['content-type'], path).toBe('application/pdf')
    expect(file.headers()['content-disposition'], path).toContain('_pt.pdf')
  }
})
