import type { Page } from '@playwright/test'
import { Module, roleNames } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import { defaultModules } from '@portal/contract/access/templates'
import { resetDoneMessages } from '@portal/contract/sign-in/account-messages'
import { documentTypeNames } from '@portal/contract/users/constants'
import { userFields } from '@portal/contract/users/fields'
import { userDoneMessages, userMessages } from '@portal/contract/users/messages'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { editorTexts } from '../../apps/web/app/features/access/editor-texts.ts'
import { accountTexts } from '../../apps/web/app/features/sign-in/account-texts.ts'
import { startTexts } from '../../apps/web/app/features/start/start-texts.ts'
import { texts } from '../../apps/web/app/features/users/texts.ts'
import { choose, hydrated, logInByHand, sections, toast } from './support/screen.ts'
import { sectionsOf } from './support/sections.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = texts.es
const kit = kitTexts.es
const password = 'Elegida-Por-Mi-2026'

test('staff create a distributor, who chooses his password by the one-time link and whose panel is approved by who holds it', async ({
  page,
  login,
  mails,
  anotherPage,
}) => {
  test.slow() // two browsers and three screens
  const email = `rosario.${unique()}@example.com`
  await login('admin')
  await page.goto('/dashboard/usuarios')
  await page.getByRole('link', { name: t.newUser }).click()
  const form = page.getByRole('form', { name: t.newUser })
  await form.getByRole('textbox', { name: userFields.nombres.label.es, exact: true }).fill('Rosario')
  await form.getByRole('textbox', { name: userFields.apellido_paterno.label.es }).fill('Núñez')
  await choose(page, userFields.tipo_documento_id.label.es, documentTypeNames[1].es)
  await form.getByRole('textbox', { name: userFields.numero_documento.label.es }).fill(unique())
  await form.getByRole('textbox', { name: userFields.email.label.es }).fill(email)
  await choose(page, userFields.rol_id.label.es, roleNames[4].es)
  await choose(page, userFields.empresa_id.label.es, 'Minera Quebrada Azul')
  await form.getByRole('button', { name: t.createUser }).click()

  const branch = form.getByRole('combobox', { name: userFields.sucursal_id.label.es })
  await expect(branch).toHaveAccessibleDescription(new RegExp(userMessages.distributorNeedsBranch.es))
  await expect(branch).toBeFocused()
  await choose(page, userFields.sucursal_id.label.es, 'Lima')
  await form.getByRole('button', { name: t.createUser }).click()
  await expect(toast(page, userDoneMessages.saved.es)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/usuarios\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Rosario Núñez', level: 2 })).toBeVisible()

  const his = await anotherPage()
  const link = await mails.passwordLink(email)
  await his.goto(link)
  await hydrated(his)
  await expect(his.getByText(accountTexts.es.chooseLead('Rosario', email))).toBeVisible()
  await his.getByLabel(accountTexts.es.newPassword, { exact: true }).fill(password)
  await his.getByLabel(accountTexts.es.confirmation, { exact: true }).fill(password)
  await his.getByRole('button', { name: accountTexts.es.reset }).click()
  await expect(his.getByRole('status')).toHaveText(resetDoneMessages.restored.es)
  await logInByHand(his, { email, password })
  await expect(his.getByRole('heading', { level: 1 })).toHaveText(startTexts.es.hello('Rosario'))
  const given = defaultModules('distributor').filter((module) => module !== Module.distributor)
  await expect(await sections(his)).toHaveText(sectionsOf(given)) // the administrator does not hold the panel

  const holder = await anotherPage('superadmin')
  await holder.goto(`${new URL(page.url()).pathname}/acceso`)
  await holder
    .getByRole('button', { name: editorTexts.es.approveNamed(moduleNames[Module.distributor].es), exact: true })
    .click()
  await expect(holder.getByText(editorTexts.es.waits)).toBeHidden()
  await expect(await sections(his)).toHaveText(sectionsOf(defaultModules('distributor')))

  const stranger = await anotherPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(accountTexts.es.linkTitle)
})

test('another user’s e-mail is refused at its field, and the draft survives a reload', async ({ page, login }) => {
  await login('superadmin')
  await page.goto('/dashboard/usuarios/nuevo')
  const form = page.getByRole('form', { name: t.newUser })
  await form.getByRole('textbox', { name: userFields.nombres.label.es, exact: true }).fill('Copia')
  await form.getByRole('textbox', { name: userFields.apellido_paterno.label.es }).fill('De Otro')
  await choose(page, userFields.tipo_documento_id.label.es, documentTypeNames[2].es)
  await form.getByRole('textbox', { name: userFields.numero_documento.label.es }).fill('X1')
  await form.getByRole('textbox', { name: userFields.email.label.es }).fill('ADMIN@example.com')
  await choose(page, userFields.rol_id.label.es, roleNames[3].es)
  await choose(page, userFields.empresa_id.label.es, 'NEXT')
  await page.keyboard.press('Control+Enter')
  const address = form.getByRole('textbox', { name: userFields.email.label.es })
  await expect(address).toHaveAccessibleDescription(new RegExp(userMessages.emailAlreadyAssigned.es))

  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('user-new')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByRole('status').getByRole('button', { name: kit.recover }).click()
  await expect(form.getByRole('textbox', { name: userFields.nombres.label.es, exact: true })).toHaveValue('Copia')
})

test('two people who save one user see each other’s changes, and lose nothing', async ({
  page,
  login,
  staff,
  anotherPage,
}) => {
  const { id } = await staff.user()
  const address = `/dashboard/usuarios/${id}`
  await login('superadmin')
  const hers = await anotherPage('admin')
  const formOn = (screen: Page) => ({
    names: screen.getByRole('textbox', { name: userFields.nombres.label.es, exact: true }),
    last: screen.getByRole('textbox', { name: userFields.apellido_materno.label.es }),
    phone: screen.getByRole('textbox', { name: userFields.telefono.label.es }),
    save: screen.getByRole('button', { name: kit.save, exact: true }),
  })
  const mine = formOn(page)
  const theirs = formOn(hers)
  await page.goto(address)
  await hers.goto(address)
  await mine.phone.fill('+56911111111')
  await theirs.names.fill('Marcela')
  await theirs.save.click()
  await expect(toast(hers, userDoneMessages.updated.es)).toBeVisible()

  await mine.save.click()
  const conflict = page.getByRole('dialog', { name: kit.conflictTitle })
  await expect(conflict.getByRole('row', { name: userFields.telefono.label.es })).toContainText('+56911111111')
  await expect(conflict.getByRole('row', { name: userFields.nombres.label.es })).toContainText('Marcela')
  await conflict.getByRole('button', { name: kit.keepMine }).click()
  await expect(toast(page, userDoneMessages.updated.es)).toBeVisible()
  await expect(mine.names).toHaveValue('Marcela')

  // An unchanged form adopts another person's save; a changed form does not.
  await expect(theirs.phone).toHaveValue('+56911111111')
  await theirs.last.fill('Perdida')
  await mine.last.fill('Guardada')
  const saved = page.waitForResponse((answer) => answer.url().includes('/v1/persona/update/'))
  await mine.save.click()
  expect((await saved).ok()).toBe(true)
  await theirs.save.click()
  await hers.getByRole('dialog', { name: kit.conflictTitle }).getByRole('button', { name: kit.takeTheirs }).click()
  await expect(theirs.last).toHaveValue('Guardada')
})

test('a user is deleted by a higher rank, and his session ends immediately', async ({
  page,
  login,
  staff,
  anotherPage,
}) => {
  const person = await staff.user()
  const name = `${person.names} ${person.lastName}`
  const his = await anotherPage(person)
  await his.goto('/dashboard')
  await expect(his.getByRole('heading', { level: 1 })).toHaveText(startTexts.es.hello(person.names))

  // A manager with the module sees the reason of the refusal; an administrator may do it.
  const managers = await anotherPage('gerente')
  await managers.goto(`/dashboard/usuarios/${person.id}`)
  await managers.getByRole('button', { name: kit.moreActions }).click()
  const item = managers.getByRole('menuitem', { name: t.deleteUser })
  await expect(item).toContainText(userMessages.insufficientHierarchy.es)
  await expect(item).toBeDisabled()

  await login('admin')
  await page.goto(`/dashboard/usuarios/${person.id}`)
  await page.getByRole('button', { name: kit.moreActions }).click()
  await page.getByRole('menuitem', { name: t.deleteUser }).click()
  await page
    .getByRole('dialog', { name: t.deleteTitle(name) })
    .getByRole('button', { name: t.remove })
    .click()
  await expect(toast(page, userDoneMessages.deleted.es)).toBeVisible()
  await expect(page).toHaveURL('/dashboard/usuarios')
  await expect(his).toHaveURL(/\/login/)
})

test('an administrator sees a super administrator, and the reason why he may not edit him', async ({ page, login }) => {
  await login('admin')
  await page.goto('/dashboard/usuarios?rol_id=5')
  await page.getByRole('link', { name: 'Errázuriz Lagos, Tomás' }).click()
  const panel = page.getByRole('complementary', { name: 'Tomás Errázuriz Lagos' })
  await expect(panel).toContainText(userMessages.noHierarchyForSuperAdmin.es)
  await expect(panel.getByRole('button', { name: kit.save })).toHaveCount(0)
})
