import type { Locator, Page } from '@playwright/test'
import { Module } from '@portal/contract/access/constants'
import { machineDoneMessages } from '@portal/contract/machines/done-messages'
import { factFields, sheetFields } from '@portal/contract/machines/fields'
import { machineViewNames } from '@portal/contract/machines/inspection'
import { RejectionReason, rejectionReasonNames } from '@portal/contract/machines/rejections'
import { savedSearchDoneMessages } from '@portal/contract/saved-searches/messages'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { machineTexts } from '../../apps/web/app/features/machines/staff/machine-texts.ts'
import { sheetTexts } from '../../apps/web/app/features/machines/staff/sheet-texts.ts'
import { sharedListTexts } from '../../apps/web/app/features/marketplace/list/list-texts.ts'
import { duplicatesTexts } from '../../apps/web/app/features/marketplace/staff/duplicates-texts.ts'
import { picturesTexts } from '../../apps/web/app/features/marketplace/staff/pictures/pictures-texts.ts'
import { searchTexts } from '../../apps/web/app/features/saved-searches/texts.ts'
import { pictureFile } from './support/pictures.ts'
import { choose, toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = machineTexts.es
const kit = kitTexts.es
const sheet = sheetTexts.es
const search = searchTexts.es
const own = '/dashboard/clasificados/mis-clasificados'
const all = '/dashboard/clasificados/clasificados-admin'

/** Anonymous pages come from the server's cache, which a change empties within a second. */
const inPublic = async (page: Page, path: string) => (await page.request.get(path)).status()

test('an owner lists a machine, staff reject it with a reason, and after a correction it is public within a second', async ({
  page,
  login,
  staff,
  mails,
  anotherPage,
}) => {
  test.slow()
  const name = `Cargador ${unique()}`
  const visitor = await anotherPage()
  const email = `busca.${unique()}@example.com`
  await test.step('a visitor saves the search for it, and confirms by the mail', async () => {
    await visitor.goto(`/classifieds?buscar=${name}`)
    await visitor.getByRole('link', { name: sharedListTexts.es.saveSearch }).first().click()
    await visitor.getByRole('textbox', { name: search.email }).fill(email)
    await visitor.getByRole('button', { name: search.save }).click()
    await expect(visitor.getByText(savedSearchDoneMessages.asked.es)).toBeVisible()
    await visitor.goto(await mails.link(email, /Confirme/, /\/saved-search\/\S+/))
    await visitor.getByRole('button', { name: search.confirm }).click()
    await expect(visitor.getByText(savedSearchDoneMessages.confirmed.es)).toBeVisible()
  })
  const owner = await staff.user()
  await staff.grant(owner.id, [Module.myMachines])
  await login(owner)
  await page.goto(own)
  await page.getByRole('link', { name: t.newItem }).first().click()
  const form = page.getByRole('form', { name: t.newItem })
  await fillIn(page, name)

  await test.step('pictures come in their order, are dragged, and can be moved and taken away by keys', async () => {
    const files = await Promise.all([0, 1, 2].map((place) => pictureFile(`foto-${place}.jpg`, place)))
    await form.locator('input[type=file]').setInputFiles(files)
    await expect(form.getByRole('button', { name: t.picture(3), exact: true })).toBeVisible()
    const cover = form.getByRole('button', { name: `${t.picture(1)}, ${picturesTexts.es.cover.toLowerCase()}` })
    const picture = (tile: Locator) => tile.locator('img').getAttribute('src')
    const last = await picture(form.getByRole('button', { name: t.picture(3), exact: true }))
    await form.getByRole('button', { name: t.picture(3), exact: true }).dragTo(cover)
    await expect(form.getByText(picturesTexts.es.movedTo(1, 3))).toBeAttached()
    await expect(cover).toBeFocused()
    expect(await picture(cover)).toBe(last)
    await form.getByRole('button', { name: t.picture(3), exact: true }).press('ArrowLeft')
    await expect(form.getByText(picturesTexts.es.movedTo(2, 3))).toBeAttached()
    await form.getByRole('button', { name: t.picture(3), exact: true }).press('Delete')
    await expect(form.getByRole('button', { name: t.picture(3), exact: true })).toHaveCount(0)
  })
  await test.step('the score follows the inspection sheet as it is typed', async () => {
    await form.getByRole('combobox', { name: picturesTexts.es.viewOf(1) }).selectOption(machineViewNames.frente.es)
    await form.getByRole('textbox', { name: sheetFields.serie.label.es }).fill('VLK23619A12345678')
    await expect(form.getByText(sheet.scoreOf('15'))).toBeVisible()
  })
  await form.getByRole('button', { name: t.create }).click()
  await expect(toast(page, machineDoneMessages.saved.es)).toBeVisible()
  await expect(page).toHaveURL(/mis-clasificados\/\d+$/)
  await expect(page.getByText(t.waitsApproval)).toBeVisible()
  const id = Number(/(\d+)$/.exec(page.url())?.[1])
  const path = `/classifieds/${id}`
  expect(await inPublic(page, path)).toBe(404)

  const desk = await anotherPage('superadmin')
  await test.step('staff open it by its address, with the list behind, and refuse it', async () => {
    await desk.goto(`${all}/${id}`)
    await expect(desk.getByRole('table', { name: t.all })).toBeVisible()
    const reject = desk.getByRole('button', { name: t.reject, exact: true })
    const dialog = desk.getByRole('dialog', { name: t.rejectTitle })
    await reject.click()
    await dialog.press('Escape')
    await expect(reject).toBeFocused()
    await reject.click()
    await dialog.getByRole('button', { name: t.reject }).click()
    await expect(dialog.getByRole('combobox', { name: t.reason })).toHaveAttribute('aria-invalid', 'true')
    await choose(desk, t.reason, rejectionReasonNames[RejectionReason.description].es)
    await dialog.getByRole('textbox', { name: t.explanation }).fill('Falta el número de serie.')
    await dialog.getByRole('button', { name: t.reject }).click()
    await expect(desk.getByText(t.rejected)).toBeVisible()
  })

  await test.step('the owner reads why, by mail and in his listings, and corrects it', async () => {
    const { texto } = await mails.newest(owner.email, /rechazado/)
    expect(texto).toContain(rejectionReasonNames[RejectionReason.description].es)
    expect(texto).toContain('Falta el número de serie.')
    await expect(page.getByText('Falta el número de serie.')).toBeVisible() // without a reload
    await page
      .getByRole('textbox', { name: factFields.descripcion.label.es, exact: true })
      .fill('Cargador frontal, serie AB-123, en buen estado.')
    await page.getByRole('button', { name: kit.save, exact: true }).click()
    await expect(toast(page, machineDoneMessages.updated.es)).toBeVisible()
    await expect(page.getByText(t.waitsApproval)).toBeVisible()
  })

  await test.step('approved, it is in public within a second', async () => {
    await expect(desk.getByText('Cargador frontal, serie AB-123, en buen estado.').first()).toBeVisible()
    await desk.getByRole('button', { name: t.approve, exact: true }).click()
    await expect(toast(desk, machineDoneMessages.approved.es)).toBeVisible()
    await expect(async () => expect(await inPublic(page, path)).toBe(200)).toPass({ timeout: 1000, intervals: [50] })
    await page.goto('/classifieds?orden=-creado_en')
    await page.getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByText('VLK23619•••••••••')).toBeVisible()
  })

  await test.step('the same machine once more is named, and saved all the same', async () => {
    await page.goto(`${own}/nuevo`)
    await fillIn(page, name)
    await page.getByRole('button', { name: t.create }).click()
    const warning = page.getByRole('alert').filter({ hasText: duplicatesTexts.es.title })
    await expect(warning.getByRole('link', { name })).toHaveAttribute('href', `${own}/${id}`)
    await warning.getByRole('button', { name: duplicatesTexts.es.saveAnyway }).click()
    await expect(toast(page, machineDoneMessages.saved.es)).toBeVisible()
    await expect(page).toHaveURL(/mis-clasificados\/\d+$/)
  })

  await test.step('the visitor gets it by mail, and ends the search with one click', async () => {
    const { texto } = await mails.newest(email, /máquina nueva/)
    expect(texto).toContain(path)
    await visitor.goto(/\/v1\/busqueda_guardada\/terminar\/\S+/.exec(texto ?? '')![0])
    await visitor.getByRole('button').click()
    await expect(visitor.getByRole('heading', { name: 'La búsqueda terminó' })).toBeVisible()
  })
})

test('an edit of an approved machine waits, and staff see both versions side by side', async ({
  page,
  login,
  staff,
  anotherPage,
}) => {
  test.slow()
  const owner = await staff.user()
  await staff.grant(owner.id, [Module.myMachines])
  await login(owner)
  await page.goto(`${own}/nuevo`)
  await fillIn(page, `Chancador ${unique()}`)
  await page.getByRole('button', { name: t.create }).click()
  await expect(page).toHaveURL(/mis-clasificados\/\d+$/)
  const id = Number(/(\d+)$/.exec(page.url())?.[1])

  const desk = await anotherPage('superadmin')
  await desk.goto(`${all}/${id}`)
  await desk.getByRole('button', { name: t.approve, exact: true }).click()
  await expect(toast(desk, machineDoneMessages.approved.es)).toBeVisible()

  await expect(page.getByText(t.sendsToReview)).toBeVisible() // the open page shows the approval
  await page.getByRole('textbox', { name: t.price, exact: true }).fill('83777')
  await page.getByRole('button', { name: kit.save, exact: true }).click()
  await expect(page.getByText(t.editWaits)).toBeVisible()
  const shown = await page.request.get(`/classifieds/${id}`).then((answer) => answer.text())
  expect(shown).toContain('"price":80000') // as search engines see it
  expect(shown).not.toContain('83777')

  const difference = desk.getByRole('complementary').getByRole('row', { name: t.price })
  await expect(difference.getByRole('cell')).toHaveText([/80,000/, /83,777/])
  await desk.getByRole('button', { name: t.approveChanges }).click()
  await expect(difference).toHaveCount(0)
  await desk.goto(`/classifieds/${id}`)
  await expect(desk.getByText('USD 83,777.00').first()).toBeVisible()
})

test('a record that is clicked while a search is typed opens', async ({ page, login }) => {
  await login('superadmin')
  await page.goto(all)
  const first = page.getByRole('table', { name: t.all }).getByRole('rowheader').first().getByRole('link')
  await first.waitFor()
  await page.getByRole('searchbox', { name: kit.search }).fill('excavadora')
  await first.click()
  await expect(page.getByRole('complementary')).toBeVisible()
  await expect(page).toHaveURL(/clasificados-admin\/\d+(\?buscar=excavadora)?$/)
})

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: factFields.marca.label.es, exact: true }).fill(name)
  await choose(page, t.category, 'Excavadoras')
  await page.getByRole('textbox', { name: factFields.anio.label.es }).fill('2020')
  await choose(page, t.country, 'Chile')
  await page.getByRole('textbox', { name: factFields.ciudad.label.es }).fill('Calama')
  await page.getByRole('textbox', { name: factFields.tiempo_uso.label.es }).fill('3200')
  await choose(page, factFields.unidad_tiempo_id.label.es, 'Horas')
  await page
    .getByRole('textbox', { name: factFields.descripcion.label.es, exact: true })
    .fill('En buen estado, con mantenciones al día.')
  await page.getByRole('textbox', { name: t.price, exact: true }).fill('80000')
}
