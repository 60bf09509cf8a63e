import type { Locator } from '@playwright/test'
import { productCategoryNames } from '@portal/contract/products/constants'
import { productDoneMessages, productMessages } from '@portal/contract/products/messages'
import { measureUnitNames, saleUnitNames } from '@portal/contract/products/units'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { productTexts } from '../../apps/web/app/features/products/staff/product-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { pictureFile } from './support/pictures.ts'
import { choose, toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = productTexts.es
const kit = kitTexts.es
const list = '/dashboard/sistema/productos'

const edgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })

test('a product is created, corrected where it is wrong, given a picture, and deleted by its name', async ({
  page,
  login,
}) => {
  test.slow()
  const word = unique()
  const name = `Cable ${word}`
  await login('admin')
  await page.goto(`${list}/nuevo?buscar=${word}`)
  const form = page.getByRole('form', { name: t.newProduct })
  await form.getByRole('textbox', { name: t.name, exact: true }).fill(name)
  await choose(page, t.category, productCategoryNames[6].es)
  await choose(page, t.unit, saleUnitNames[7].es)
  await choose(page, t.unitOfMeasure, measureUnitNames[22].es)
  await form.getByRole('textbox', { name: t.suggestedPrice }).fill('40')
  await page.setViewportSize({ width: 1280, height: 560 })
  const send = form.getByRole('button', { name: t.createProduct })
  await send.click()
  const cost = form.getByRole('textbox', { name: t.cost, exact: true })
  await expect(cost).toHaveAccessibleDescription(new RegExp(t.required))
  // the sticky end of the form does not cover it
  await expect.poll(async () => (await edgesOf(cost)).bottom < (await edgesOf(send)).top).toBe(true)
  await cost.fill('41')
  await send.click()
  await expect(cost).toHaveAccessibleDescription(new RegExp(productMessages.costInvalid.es))
  await cost.fill('25')
  await send.click()
  await expect(toast(page, productDoneMessages.saved.es)).toBeVisible()
  await expect(page).toHaveURL(/\/productos\/\d+\?/)

  const stored = page.getByRole('form', { name, exact: true })
  await expect(stored).toContainText(t.marginOf('37,5%'))
  await stored.locator('input[type=file]').setInputFiles(await pictureFile('cable.jpg'))
  await stored.getByRole('button', { name: kit.save, exact: true }).click()
  await expect(toast(page, productDoneMessages.updated.es)).toBeVisible()
  await expect(page.getByRole('row', { name }).locator('img')).toHaveAttribute('src', /^\/v1\/archivo\//)
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: kit.moreActions }).click()
  await page.getByRole('menuitem', { name: t.deleteProduct }).click()
  const question = page.getByRole('dialog', { name: t.deleteTitle(name) })
  await expect(question.getByRole('button', { name: t.remove })).toBeDisabled()
  await question.getByRole('textbox').fill(name)
  await question.getByRole('button', { name: t.remove }).click()
  await expect(toast(page, productDoneMessages.deleted.es)).toBeVisible()
  await expect(page.getByRole('row', { name })).toHaveCount(0)
})

test('a change of a product appears on its public page; the second of two editors sees both versions', async ({
  page,
  login,
  anotherPage,
}) => {
  test.slow()
  const name = `Quamtum ${unique()}`
  const hers = await anotherPage('admin')
  await login('superadmin')
  for (const screen of [page, hers]) {
    await screen.goto(`${list}/2`)
    await screen.getByRole('textbox', { name: t.name, exact: true }).waitFor()
  }
  await page.getByRole('textbox', { name: t.name, exact: true }).fill('Otro nombre')
  await hers.getByRole('textbox', { name: t.name, exact: true }).fill(name)
  await hers.getByRole('button', { name: kit.save, exact: true }).click()
  await expect(toast(hers, productDoneMessages.updated.es)).toBeVisible()

  await page.getByRole('button', { name: kit.save, exact: true }).click()
  const row = page.getByRole('dialog', { name: kit.conflictTitle }).getByRole('row', { name: t.name })
  await expect(row).toContainText('Otro nombre')
  await expect(row).toContainText(name)
  await page.getByRole('button', { name: kit.takeTheirs }).click()
  await expect(page.getByRole('textbox', { name: t.name, exact: true })).toHaveValue(name)
  await expect(async () => {
    await hers.goto('/quamtum')
    await expect(hers.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: 1000 })
  }).toPass()
})
