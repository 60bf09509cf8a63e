import { projectionCalls } from '@portal/contract/projections/calls'
import { costNames } from '@portal/contract/projections/constants'
import { projectionDoneMessages } from '@portal/contract/projections/messages'
import { costChangeTexts } from '../../apps/web/app/features/projections/cost-changes/texts.ts'
import { texts } from '../../apps/web/app/features/projections/texts.ts'
import { priceChangeTexts } from '../../apps/web/app/features/quotes/price-changes/price-change-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { aProductNearItsFloor, aQuote } from './support/quotes.ts'
import { toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const t = texts.es
const list = '/dashboard/sistema/proyecciones'

test('a cost that makes a price lower than the distributor’s is refused, and another version is saved', async ({
  page,
  login,
}) => {
  await login('admin')
  await page.goto(`${list}?buscar=next%20remote%20peru`)
  await page.getByRole('link', { name: 'Next Remote' }).click()
  const sheet = page.getByRole('form', { name: /Next Remote · Perú/ })
  const results = page.getByRole('complementary', { name: t.results })
  await expect(results.getByText(t.orderHolds)).toBeVisible()
  await expect(results.getByRole('img')).toBeVisible() // the chart loads last

  const pcb = sheet.getByRole('textbox', { name: costNames.costo_pcb.es })
  const price = sheet.getByRole('textbox', { name: t.suggestedPrice })
  await price.fill('1500')
  await expect(results.getByText(t.orderFails)).toBeVisible()
  await expect(results.getByText(/queda bajo el costo del distribuidor/).first()).toBeVisible()
  await sheet.getByRole('button', { name: t.saveVersion }).click()
  await expect(sheet.getByText('Un precio queda por debajo del costo del distribuidor.').first()).toBeVisible()

  await sheet.getByRole('button', { name: t.undo }).click()
  await pcb.fill('700')
  await expect(results.getByText(/respecto de lo guardado/).first()).toBeVisible()
  await sheet.getByRole('button', { name: t.saveVersion }).click()
  await expect(toast(page, projectionDoneMessages.saved.es)).toBeVisible()
  await page.reload()
  await expect(pcb).toHaveValue('700.00')
  await expect(page.getByRole('region', { name: t.versions }).getByRole('listitem')).toHaveCount(3)
})

test('open quotes with another price in a planned version are reported, with links to them', async ({
  page,
  login,
  staff,
}) => {
  const { id, name, projection } = await aProductNearItsFloor(staff)
  const lineas = [{ producto_id: id, cantidad: 100, precio_venta: 8.6 }]
  const quote = await aQuote(staff, { lineas, subtotal: 860, total: 860 })
  const later = { costo_cable: 6, precio_sugerido: 10, vigente_desde: `${new Date().getFullYear() + 1}-12-31` }
  await (await staff.as()).load(projectionCalls.save, { body: { ...projection, ...later } })
  await login('superadmin')
  await page.goto(`${list}/cotizaciones?buscar=${encodeURIComponent(quote.body.cliente_empresa)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(priceChangeTexts.es.belowFloor)
  await expectNoAxeViolations(page)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(`/dashboard/cotizaciones/todas/${quote.id}`)
})

test('a master distributor sees his own part of a projection', async ({ page, login }) => {
  await login('maestro')
  await page.goto(list)
  await expect(page.getByRole('columnheader', { name: t.masterCost })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: t.totalCom })).toHaveCount(0)
  await page.getByRole('link', { name: 'Next1' }).click()
  const earned = page.getByRole('complementary', { name: t.earned })
  await earned.getByRole('textbox', { name: t.units }).fill('20000')
  await expect(earned.getByRole('table').getByRole('row')).toHaveCount(4)
  await expect(earned.getByRole('row').nth(1)).toContainText('USD 25,')
  await expectNoAxeViolations(page)
})

test('one cost of all products of a country is previewed, changed and given back', async ({ page, login, staff }) => {
  const t = costChangeTexts.es
  const { name, projection } = await aProductNearItsFloor(staff)
  await login('admin')
  await page.goto(list)
  await page.getByRole('link', { name: texts.es.changeCost }).click()
  const form = page.getByRole('form', { name: t.change })
  await form.getByRole('button', { name: t.preview }).click()
  await expect(form.getByText('Elija un componente del costo.')).toBeVisible()

  await form.getByRole('combobox', { name: t.country }).click()
  await page.getByRole('option', { name: 'Chile' }).click()
  await form.getByRole('combobox', { name: t.component }).click()
  await page.getByRole('option', { name: costNames.costo_cable.es }).click()
  await form.getByRole('textbox', { name: t.percentage }).fill('60')
  await form.getByRole('checkbox', { name: t.followsPrice }).uncheck()
  await form.getByRole('button', { name: t.preview }).click()
  const table = page.getByRole('table', { name: t.result })
  const row = table.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(/queda bajo el costo del distribuidor \(USD/)
  await expect(row.getByRole('checkbox')).toBeDisabled()
  await expectNoAxeViolations(page)

  await form.getByRole('checkbox', { name: t.followsPrice }).check()
  await expect(page.getByText(t.stale)).toBeVisible()
  await form.getByRole('textbox', { name: t.percentage }).fill('2,5')
  await form.getByRole('button', { name: t.preview }).click()
  await expect(row).toContainText(t.changes)
  for (const box of await table.getByRole('checkbox', { disabled: false }).all())
    if ((await box.getAttribute('aria-label')) !== t.include(name)) await box.uncheck()
  await page.getByRole('button', { name: t.applyTo(1, '1') }).click()
  await expect(toast(page, projectionDoneMessages.costChanged.es)).toBeVisible()

  const recent = page.getByRole('region', { name: t.recent }).getByRole('listitem').first()
  await expect(recent).toContainText('+2,5')
  await recent.getByRole('button', { name: t.undo }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.undo }).click()
  await expect(toast(page, projectionDoneMessages.costRestored.es)).toBeVisible()
  await expect(recent.getByRole('button', { name: t.undo })).toHaveCount(0)
  const { proyecciones } = await (await staff.as()).load(projectionCalls.list, {
    params: { producto_id: projection.producto_id },
  })
  expect(proyecciones[0]?.versiones).toBe(3)
})
