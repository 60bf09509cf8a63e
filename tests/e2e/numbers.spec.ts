import type { Page } from '@playwright/test'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { listTexts } from '../../apps/web/app/features/machines/market/list/list-texts.ts'
import { formTexts } from '../../apps/web/app/features/quotes/form/form-texts.ts'
import { choose, hydrated } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const t = formTexts.es
const kit = kitTexts.es

const cell = (page: Page, field: keyof typeof t.columns) =>
  page.getByRole('textbox', { name: t.ofLine(t.columns[field], 1), exact: true })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: `= ${text}` })

test('a figure of a quote shows how it is read, in dollars and in pesos, and an unusual price needs confirmation', async ({
  page,
  login,
}) => {
  await login('superadmin')
  await page.goto('/dashboard/cotizaciones/cotizar')
  await page.getByRole('combobox', { name: t.ofLine(t.product, 1), exact: true }).fill('Next One')
  await page.keyboard.press('Enter')
  await cell(page, 'cantidad').fill('1.200')
  await expect(said(page, '1.200')).toBeVisible()
  await cell(page, 'descuento').fill('0,125')
  await expect(said(page, '0,125\u00a0%')).toBeVisible()
  await cell(page, 'precio_venta').fill('350.000')
  await expect(said(page, 'USD\u00a0350,000.00')).toBeVisible()

  await page.keyboard.press('Control+Enter')
  const question = page.getByRole('dialog', { name: kit.farTitle(1) })
  await expect(question).toContainText('USD\u00a0350,000.00')
  await expect(question.getByRole('button', { name: kit.farBack })).toBeFocused() // a hasty Enter does not save
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()

  await choose(page, t.currency, 'CLP · Peso chileno')
  await page.getByRole('dialog').getByRole('button', { name: t.emptyAmounts }).click()
  await expect(cell(page, 'precio_venta')).toHaveValue('')
  await cell(page, 'precio_venta').fill('350.000,5')
  await expect(page.getByRole('status').filter({ hasText: kit.decimalsAllowed(0) })).toBeVisible()
  await cell(page, 'precio_venta').fill('350.000')
  await expect(said(page, 'CLP\u00a0350,000')).toBeVisible()
  await cell(page, 'cantidad').focus()
  await expect(cell(page, 'precio_venta')).toHaveValue('350,000')
})

test('a day has the format of the reader’s language, not of his browser', async ({ page, login }) => {
  await login('superadmin')
  await page.goto('/dashboard/cotizaciones/cotizar')
  const day = page.getByRole('textbox', { name: t.validUntil })
  await expect(day).toHaveValue(/^\d{2}-\d{2}-\d{4}$/)
  await day.fill('5/3/2031')
  await day.blur()
  await expect(day).toHaveValue('05-03-2031')
  await day.fill('31-02-2031')
  await day.blur()
  await expect(day).toHaveAccessibleDescription(/31-12-2026/)
  await day.fill('05-03-2031')
  await page.getByRole('button', { name: 'EN', exact: true }).click()
  await expect(page.getByRole('textbox', { name: formTexts.en.validUntil })).toHaveValue('03/05/2031')
})

// One list of each kind: what each list asks for at such addresses is shown by list-addresses.web.test.ts.
test('an invalid filter in the address of a list is ignored and reported, and the others apply', async ({
  page,
  login,
}) => {
  await login('superadmin')
  for (const path of [
    '/dashboard/usuarios',
    '/dashboard/sistema/asignar-producto',
    '/dashboard/cotizaciones/todas',
    '/dashboard/sistema/proyecciones/cotizaciones',
    '/dashboard/clasificados/clasificados-admin',
    '/dashboard/clasificados/mis-clasificados/clasificados-masivo',
    '/dashboard/registros-workshop',
  ]) {
    await page.goto(`${path}?estado_id=x&empresa_id=-1&page=0&orden=clave&orden=otra`)
    const notice = page.getByRole('status').filter({ hasText: kit.ofAddress.orden })
    await expect(notice).toContainText(`${kit.ofAddress.page} “0”`)
    await expect(page.getByText(kit.errorTitle).filter({ visible: true })).toHaveCount(0)
    await notice.getByRole('button', { name: kit.close }).click()
    await expect(notice).toHaveCount(0)
    await expect(page).not.toHaveURL(/clave/)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the marketplace parses typed prices like every field, and reports ignored values', async ({ page }) => {
    await page.goto('/classifieds?precio_desde=1.200,50&precio_hasta=1,2,3&anio_desde=2020&anio_hasta=2010')
    await expect(page.locator('input[name="precio_desde"]')).toHaveValue('1.200,5')
    const notice = page.getByText(listTexts.es.dropped('').slice(0, 30))
    await expect(notice).toContainText('“1,2,3”')
    await expect(notice).toContainText(listTexts.es.turned('Año desde 2010, Año hasta 2020'))
    await page.getByRole('link', { name: listTexts.es.close, exact: true }).click()
    await expect(page).toHaveURL('/classifieds?precio_desde=1200.5&anio_desde=2010&anio_hasta=2020')
    await expect(notice).toHaveCount(0)
  })
})

test('a typed price of the marketplace shows how it is read', async ({ page }) => {
  await page.goto('/classifieds')
  await hydrated(page)
  await page.locator('input[name="precio_hasta"]').fill('350.000')
  await expect(page.getByRole('status').filter({ hasText: '= 350.000' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/classifieds?precio_hasta=350000')
})
