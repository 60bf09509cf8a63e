import { priceModeNames } from '@portal/contract/assigned-products/constants'
import { assignedProductDoneMessages, assignedProductMessages } from '@portal/contract/products/assigned-messages'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { texts } from '../../apps/web/app/features/assigned-products/texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { choose, toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const t = texts.es
const kit = kitTexts.es
const list = '/dashboard/sistema/asignar-producto'

test('a product is assigned to a branch with a price for each quantity, once, and exported', async ({
  page,
  login,
  staff,
}) => {
  test.slow()
  const enterprise = await staff.enterprise()
  const branch = await staff.branch(enterprise.id)
  await login('admin')
  await page.goto(`${list}/nueva?empresa_id=${enterprise.id}`)
  const form = page.getByRole('form', { name: t.newAssignment })
  await choose(page, t.product, 'Next1')
  await expect(form.getByRole('combobox', { name: t.enterprise })).toHaveValue(enterprise.name)
  await choose(page, t.branch, branch.name)
  await choose(page, t.mode, priceModeNames.descuento.es)
  const typed = ['0', '5', '100']
  const ranges = ['1–10.000', '10.001–30.000', 'desde 30.001']
  for (const [place, range] of ranges.entries())
    await form.getByRole('textbox', { name: t.discountFor(range) }).fill(typed[place] ?? '')
  await form.getByRole('button', { name: t.assign }).click()
  const last = form.getByRole('textbox', { name: t.discountFor('desde 30.001') })
  await expect(last).toHaveAccessibleDescription(new RegExp(assignedProductMessages.priceInvalid.es))
  await last.fill('12')
  const prices = form.getByRole('table', { name: t.prices })
  await expect(prices.getByRole('row', { name: '10.001–30.000' })).toContainText('USD 11.37')
  await form.getByRole('button', { name: t.assign }).click()
  await expect(toast(page, assignedProductDoneMessages.saved.es)).toBeVisible()
  await expect(page.getByRole('row', { name: branch.name })).toContainText('USD 10.53')
  await expectNoAxeViolations(page)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: kit.export }).click()
  expect((await saved).suggestedFilename()).toMatch(/^productos-asignados-.*\.xlsx$/)

  await page.goto(`${list}/nueva?empresa_id=${enterprise.id}`)
  await choose(page, t.product, 'Next1')
  await choose(page, t.branch, branch.name)
  for (const range of ranges) await form.getByRole('textbox', { name: t.priceFor(range) }).fill('10')
  await form.getByRole('button', { name: t.assign }).click()
  await expect(form.getByRole('combobox', { name: t.branch })).toHaveAccessibleDescription(
    new RegExp(assignedProductMessages.alreadyAssigned.es),
  )
})
