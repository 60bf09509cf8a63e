import { productDoneMessages, productMessages } from '@portal/contract/products/messages'
import { staffProductCalls } from '@portal/contract/products/staff/calls'
import { texts as frame } from '../../apps/web/app/core/public/components/texts.ts'
import { pageTexts } from '../../apps/web/app/features/products/staff/page/page-texts.ts'
import { texts } from '../../apps/web/app/features/products/texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { pictureFile } from './support/pictures.ts'
import { choose, toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = pageTexts.es
const list = '/dashboard/sistema/productos'
/** A console that can be sold. */
const product = { categoria_id: 2, unidad_id: 7, unidad_medida_id: 22, precio_sugerido: 40, costo: 30 }
const model = 'apps/web/public/models/next1.glb'

test('a product of staff gets a page, is found everywhere, and says what replaced it once it is gone', async ({
  page,
  login,
  anotherPage,
  staff,
}) => {
  test.slow()
  const name = `Detonador ${unique()}`
  const api = await staff.as()
  const body = new FormData()
  for (const [field, value] of Object.entries({ ...product, nombre: name })) body.append(field, String(value))
  const { id } = await api.load(staffProductCalls.save, { body: body as never })
  await login('admin')
  await page.goto(`${list}/${id}/pagina`)
  const form = page.getByRole('form', { name: t.form })
  const slug = await form.getByLabel(t.slug, { exact: false }).first().inputValue()
  expect(slug).toMatch(/^detonador-/)

  await form.getByLabel(t.published).check()
  await form.getByRole('button', { name: t.save }).click()
  const summary = form.getByLabel(t.summary, { exact: true })
  await expect(summary).toHaveAccessibleDescription(new RegExp(productMessages.pageIncomplete.es))
  await summary.fill('Dispara con la consola.')
  await form.getByLabel(t.description, { exact: true }).fill('Un detonador para tronaduras medianas.')
  await form.getByLabel(t.headline, { exact: true }).fill('Preciso en terreno')
  await form.getByRole('button', { name: t.addFunction }).first().click()
  await form.getByLabel(t.title, { exact: true }).fill('Tiempo')
  await form.getByLabel(t.text, { exact: true }).fill('La consola cuenta {nextone.nada}.')
  await form.getByRole('button', { name: t.save }).click()
  await expect(form.getByText(productMessages.factUnknown.es)).toBeVisible()
  await form.getByLabel(t.text, { exact: true }).fill('La consola cuenta {nextone.temporizador}.')
  await form.getByText('English', { exact: true }).click()
  await form.getByLabel(t.headline, { exact: true }).fill('Precise in the field')
  await choose(page, t.replacement, 'Next One+')
  await form.getByRole('button', { name: t.save }).click()
  await expect(toast(page, productDoneMessages.pageSaved.es)).toBeVisible()
  await page.getByRole('button', { name: t.addPicture }).click()
  const dialog = page.getByRole('dialog', { name: t.addingTitle })
  await dialog.locator('input[type=file]').setInputFiles(await pictureFile('detonador.jpg'))
  await dialog.getByLabel(t.pictureText, { exact: false }).first().fill('De cerca')
  await dialog.getByRole('button', { name: t.addPicture }).click()
  await expect(toast(page, productDoneMessages.viewAdded.es)).toBeVisible()
  await page.locator('input[type=file]').last().setInputFiles(model)
  await expect(toast(page, productDoneMessages.modelSaved.es)).toBeVisible()
  await expectNoAxeViolations(page)

  const visitor = await anotherPage()
  await visitor.goto('/')
  await visitor.getByRole('button', { name: frame.es.products }).click()
  await visitor.locator('#products-menu').getByRole('link', { name }).click()
  await expect(visitor).toHaveURL(`/${slug}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(visitor.getByText(/^La consola cuenta (hasta )?60\smin\.$/)).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'De cerca' })).toBeVisible()
  await expectNoAxeViolations(visitor)
  await visitor.goto(`/${slug}?lang=en`)
  await expect(visitor.getByRole('heading', { name: 'Precise in the field' })).toBeVisible()
  await visitor.goto('/allproducts')
  await expect(visitor.getByRole('link', { name, exact: true })).toBeVisible()
  await visitor.goto('/contact')
  await expect(visitor.locator('option', { hasText: name })).toBeAttached()

  await api.load(staffProductCalls.bulk, { body: { accion: 'desactivar', ids: [id], ensayo: false } })
  await expect.poll(async () => (await visitor.goto(`/${slug}`))?.status()).toBe(410)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(texts.es.retired(name))
  await visitor.getByRole('link', { name: texts.es.seeProduct('Next One+') }).click()
  await expect(visitor).toHaveURL('/nextoneplus')
  await visitor.goto('/allproducts')
  await expect(visitor.getByRole('link', { name, exact: true })).toHaveCount(0)
})
