import { quoteCalls } from '@portal/contract/quotes/calls'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { quoteFigures, quoteWork } from '../../apps/web/app/features/quotes/start.ts'
import { startTexts } from '../../apps/web/app/features/start/start-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { aQuote, aSentQuote } from './support/quotes.ts'
import { expect, test } from './support/test.ts'

test('a visitor opens the portal and sees its first page @phone', async ({ page }) => {
  const answer = await page.goto('/')

  expect(answer?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('the start page shows new work without a reload, and links to the record and to the list @phone', async ({
  page,
  login,
  staff,
}) => {
  const t = startTexts.es
  const [toDecide] = quoteWork
  const [made] = quoteFigures
  const waiting = { lineas: [{ producto_id: 3, cantidad: 100, precio_venta: 11.5, descuento: 5 }], pais_id: 604 }
  const totals = { subtotal: 1092.5, total: 1092.5 }
  await aSentQuote(staff) // this month has at least one
  await login('gerente')
  await page.goto('/dashboard')
  const section = page.getByRole('region', { name: toDecide!.name.es })
  const all = section.getByRole('link', { name: new RegExp(`${toDecide!.name.es}$`) })
  const countOf = async () => ((await all.count()) ? Number(/\((\d+)\)/.exec(await all.innerText())?.[1]) : 0)
  await expect(page.getByRole('heading', { name: t.work })).toBeVisible()
  const before = await countOf()

  const { api, id } = await aQuote(staff, { ...waiting, ...totals })
  await expect.poll(countOf).toBe(before + 1) // without a reload
  await expectNoAxeViolations(page)
  const row = section.getByRole('listitem').first().getByRole('link')
  const code = /\w+-\d{4}-\d+/.exec(await row.innerText())?.[0] ?? ''
  await row.press('Enter')
  await expect(page).toHaveURL(/todas\/\d+\?aprobacion=por_decidir/)
  await expect(page.getByRole('heading', { name: code })).toBeVisible()
  await page.goto('/dashboard')
  await all.click()
  await expect(page.getByRole('navigation', { name: kitTexts.es.pages })).toContainText(`de ${before + 1}`)

  await page.goto('/dashboard')
  const figure = page.getByRole('region', { name: t.thisMonth }).getByRole('link', { name: made!.name.es })
  const number = (await figure.innerText()).split('\n').at(-1)
  await figure.click()
  await expect(page.getByRole('navigation', { name: kitTexts.es.pages })).toContainText(`de ${number}`)
  await expect(page).toHaveURL(/todas\?tab=todas&creada_desde=/)
  await api.load(quoteCalls.cancel, { params: { id }, body: { motivo: 'Error' } })
})
