import { accessCalls } from '@portal/contract/access/calls'
import { type GrantableModule, grantableModules, Module, Role } from '@portal/contract/access/constants'
import { accessDoneMessages, accessMessages } from '@portal/contract/access/messages'
import { moduleNames, sidebarGroupNames } from '@portal/contract/access/modules'
import { defaultModules } from '@portal/contract/access/templates'
import { page404Texts } from '@portal/contract/core/page404-texts'
import { userMessages } from '@portal/contract/users/messages'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { editorTexts } from '../../apps/web/app/features/access/editor-texts.ts'
import { named, sections, toast } from './support/screen.ts'
import { sectionsOf } from './support/sections.ts'
import { expect, test } from './support/test.ts'

const t = editorTexts.es

const switchName = (module: GrantableModule) =>
  new RegExp(`^${moduleNames[module].es}(?= ?(${t.fromTemplate}|${t.willGive}|${t.willTake})|$)`)

/** Set in the page, and lost when the page is reloaded. */
const mark = () => {
  document.title += '…'
  Object.assign(window, { isMarked: true })
}
const isMarked = () => 'isMarked' in window

test('his sidebar changes at once, without a reload, and the screen he is on is denied', async ({
  page,
  login,
  staff,
  anotherPage,
}) => {
  const person = await staff.user({ rol_id: Role.manager })
  const his = await anotherPage(person)
  await his.goto('/dashboard')
  const held = defaultModules('manager')
  await expect(await sections(his)).toHaveText(sectionsOf(held))
  await his.evaluate(mark)

  await login('superadmin')
  await page.goto(`/dashboard/usuarios/${person.id}/acceso`)
  const switchOf = (module: GrantableModule) => page.getByRole('switch', { name: switchName(module) })
  await switchOf(Module.enterprises).press('Space')
  await switchOf(Module.factory).press('Space')
  await expect(page.getByRole('status').filter({ hasText: t.changes(2) })).toBeVisible()
  await page.getByRole('button', { name: t.save }).click()
  await expect(toast(page, accessDoneMessages.saved.es)).toBeVisible()
  const [said, head] = [
    await toast(page, accessDoneMessages.saved.es).boundingBox(),
    await page.locator('[data-panel-head]').boundingBox(),
  ]
  expect(said!.y).toBeGreaterThan(head!.y + head!.height) // name, actions and close button stay visible
  await expect(await sections(his)).toHaveText(sectionsOf([...held, Module.enterprises, Module.factory]))

  await named(await sections(his), 'Empresas').click()
  await expect(his.getByRole('heading', { level: 1 })).toHaveText('Empresas')
  await switchOf(Module.enterprises).press('Space')
  await page.getByRole('button', { name: t.save }).click()
  const denied = his.getByRole('dialog', { name: page404Texts.titulo2.es })
  await expect(denied).toContainText(page404Texts.texto3.es)
  await denied.getByRole('button', { name: page404Texts.aceptar.es }).last().click()
  await expect(his).toHaveURL('/dashboard')
  await expect(await sections(his)).toHaveText(sectionsOf([...held, Module.factory]))
  expect(await his.evaluate(isMarked)).toBe(true)
})

test('modules are found by name or key, given by section, and the defaults of the role restored', async ({
  page,
  login,
  staff,
}) => {
  const { id } = await staff.user({ rol_id: Role.manager })
  await login('superadmin')
  await page.goto(`/dashboard/usuarios/${id}/acceso`)
  await expect(page.getByText(t.granted(16, grantableModules.length))).toBeVisible()
  await page.getByRole('searchbox', { name: t.searchLabel }).fill('categorias')
  await expect(page.getByRole('switch')).toHaveCount(1)
  await expect(page.getByRole('switch')).toHaveAccessibleName(new RegExp(moduleNames[Module.productCategories].es))
  await page.getByRole('searchbox', { name: t.searchLabel }).fill('PlatformWebIdeas')
  await expect(page.getByRole('switch')).toHaveCount(1)
  await page.getByRole('searchbox', { name: t.searchLabel }).fill('')

  const all = page.getByRole('checkbox', { name: t.group('Importador') })
  await all.check()
  await expect(page.getByRole('switch', { name: switchName(Module.userImporter) })).toBeChecked()
  await page.getByRole('button', { name: t.restore }).click()
  await expect(all).not.toBeChecked()
  await expect(page.getByRole('button', { name: t.save })).toHaveCount(0)
})

test('no one grants modules that he lacks, or to himself', async ({ page, login, staff, anotherPage }) => {
  const { id } = await staff.user({ rol_id: Role.manager })
  await login('admin')
  await page.goto(`/dashboard/usuarios/${id}/acceso`)
  const panel = page.getByRole('group', { name: sidebarGroupNames.dashboard.es })
  await expect(panel).toContainText(moduleNames[Module.superAdminPanel].es)
  await expect(panel).toContainText(accessMessages.moduleNotForRole.es)
  await expect(panel.getByRole('switch')).toHaveCount(0)

  const managers = await anotherPage('gerente')
  await managers.goto(`/dashboard/usuarios/${id}/acceso`)
  await expect(managers.getByRole('main')).toContainText(accessMessages.onlyAdministrators.es)
  await expect(managers.getByRole('switch')).toHaveCount(0)

  await page.goto('/dashboard/usuarios?rol_id=1')
  await page.getByRole('link', { name: 'Sepúlveda Vera, Ignacio' }).click()
  await page.getByRole('link', { name: 'Accesos', exact: true }).click()
  await expect(page.getByRole('main')).toContainText(t.ownAccess)
  await expect(page.getByRole('switch')).toHaveCount(0)

  await page.goto('/dashboard/usuarios?rol_id=5')
  await page.getByRole('link', { name: 'Errázuriz Lagos, Tomás' }).click()
  await page.getByRole('link', { name: 'Accesos', exact: true }).click()
  await expect(page.getByRole('main')).toContainText(userMessages.insufficientHierarchy.es)
})

test('two people who save one access list see and keep both changes', async ({ page, login, staff }) => {
  const { id } = await staff.user({ rol_id: Role.manager })
  await staff.grant(id, [Module.quotes])
  await login('admin')
  await page.goto(`/dashboard/usuarios/${id}/acceso`)
  await page.getByRole('switch', { name: switchName(Module.areas) }).press('Space')
  await staff.grant(id, [Module.quotes, Module.factory])
  await page.getByRole('button', { name: t.save }).click()

  const conflict = page.getByRole('dialog', { name: kitTexts.es.conflictTitle })
  await expect(conflict.getByRole('row', { name: moduleNames[Module.factory].es })).toContainText(t.given)
  await conflict.getByRole('button', { name: kitTexts.es.keepMine }).click()
  await expect(toast(page, accessDoneMessages.saved.es)).toBeVisible()
  const access = await (await staff.as()).load(accessCalls.list, { params: { usuario_id: id } })
  const held = access.acceso_modulo.filter((row) => row.asignado).map((row) => row.clave_modulo)
  expect(held.toSorted()).toEqual([Module.areas, Module.factory, Module.quotes].toSorted())
})

test('modules that a user of another enterprise cannot get are folded, and found by a search', async ({
  page,
  login,
}) => {
  await login('superadmin')
  await page.goto('/dashboard/usuarios?buscar=jorge.huaman')
  await page.getByRole('link', { name: /Huam/ }).click()
  await page.getByRole('link', { name: 'Accesos', exact: true }).click()
  const never = page.getByTitle(Module.areas)
  await expect(page.getByText(t.cannotGive(7))).toBeVisible()
  await expect(never).toBeHidden()
  await page.getByRole('searchbox', { name: t.searchLabel }).fill(moduleNames[Module.areas].es)
  await expect(never).toBeVisible()
  await expect(page.getByText(t.houseOnly).first()).toBeVisible()
})
