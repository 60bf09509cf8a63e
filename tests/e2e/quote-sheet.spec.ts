import type { Page } from '@playwright/test'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { formTexts } from '../../apps/web/app/features/quotes/form/form-texts.ts'
import { panelTexts } from '../../apps/web/app/features/quotes/staff/panel-texts.ts'
import { aQuote, panelOf } from './support/quotes.ts'
import { expect, test } from './support/test.ts'

const t = formTexts.es
const write = '/dashboard/cotizaciones/cotizar'

const productOf = (page: Page, line: number) =>
  page.getByRole('combobox', { name: t.ofLine(t.product, line), exact: true })
const quantityOf = (page: Page, line: number) =>
  page.getByRole('textbox', { name: t.ofLine(t.columns.cantidad, line), exact: true })

/** Pastes text as a spreadsheet's clipboard contains it. */
const paste = (page: Page, text: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

test.describe('lines of a quote', () => {
  test.use({ allowedErrors: /400/ })

  test('are pasted, removed, restored, and show their errors', async ({ page, login }) => {
    await login('distribuidor')
    await page.goto(write)
    await productOf(page, 1).focus()
    await paste(page, 'Next1\t1,200\r\nGelignite\t5\r\nnext three\t2')
    await expect(page.getByText(t.unknownProduct('Gelignite'))).toBeVisible()
    await expect(quantityOf(page, 1)).toHaveValue('1.200')
    await expect(productOf(page, 3)).toHaveValue('Next Three')

    await quantityOf(page, 1).focus()
    await page.keyboard.press('Control+Delete')
    await expect(quantityOf(page, 1)).toHaveValue('5')
    await expect(page.getByRole('status').filter({ hasText: t.removed(1, 'Next1') })).toHaveCount(1)
    await page.keyboard.press('Control+z')
    await expect(quantityOf(page, 1)).toBeFocused()
    await expect(quantityOf(page, 1)).toHaveValue('1,200')

    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(t.wanted.producto_id ?? '')).toBeVisible()
    await page.getByRole('textbox', { name: t.remarks }).fill('…') // the refused field stays marked
    await quantityOf(page, 3).fill('7')
    await expect(page.getByRole('definition').filter({ hasText: 'USD 68,964.00' }).first()).toBeVisible()
    await expect(page.getByRole('combobox', { name: t.company })).toHaveAttribute('aria-invalid', 'true')
  })
})

test.describe('with a change by someone else', () => {
  test.use({ allowedErrors: /409/ })

  test('untouched lines at the price of the branch are not the editor’s change', async ({ page, login, staff }) => {
    const atListPrice = (cantidad: number) => {
      const subtotal = Math.round(cantidad * 1197) / 100
      return { lineas: [{ producto_id: 3, cantidad, precio_venta: 11.97 }], subtotal, total: subtotal }
    }
    const { api, id, version, body } = await aQuote(staff, atListPrice(100))
    await login('distribuidor')
    await page.goto(`${write}/${id}`)
    await page.getByRole('textbox', { name: t.reference }).fill('Fase 7')
    await api.load(quoteCalls.update, { params: { id }, body: { ...body, ...atListPrice(150), version } })
    await page.getByRole('button', { name: t.save }).click()
    const both = page.getByRole('dialog', { name: kitTexts.es.conflictTitle })
    await expect(both.getByRole('row', { name: t.products })).toContainText(kitTexts.es.notChanged)
    await both.getByRole('button', { name: kitTexts.es.keepMine }).click()
    await expect(panelOf(page).getByText('USD 1,795.50').first()).toBeVisible()
    await expect(panelOf(page).getByText('Fase 7')).toBeVisible()
  })
})

test('Escape closes the dialog over a quote, and then the quote', async ({ page, login, staff }) => {
  const { id } = await aQuote(staff)
  await login('distribuidor')
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goto(`/dashboard/cotizaciones/mis-cotizaciones/${id}`)
  const cancel = page.getByRole('button', { name: panelTexts.es.cancel })
  await cancel.click()
  await expect(page.getByRole('textbox', { name: panelTexts.es.reason })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: panelTexts.es.cancelTitle })).toHaveCount(0)
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/mis-cotizaciones$/)
})
