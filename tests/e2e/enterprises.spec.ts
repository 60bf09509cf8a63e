import { enterpriseCalls } from '@portal/contract/enterprises/calls'
import { enterpriseStatusNames } from '@portal/contract/enterprises/constants'
import { enterpriseFields } from '@portal/contract/enterprises/fields'
import {
  branchDoneMessages,
  branchMessages,
  enterpriseDoneMessages,
  enterpriseMessages,
} from '@portal/contract/enterprises/messages'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { branchTexts } from '../../apps/web/app/features/enterprises/branch-texts.ts'
import { texts } from '../../apps/web/app/features/enterprises/texts.ts'
import { choose, toast } from './support/screen.ts'
import { letters, unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = texts.es
const tb = branchTexts.es
const kit = kitTexts.es
const list = '/dashboard/sistema/empresas'

test('an enterprise is created, with the abbreviation that was still free, and changed @phone', async ({
  page,
  login,
  staff,
}) => {
  test.slow() // two panels, each with all its fields
  const taken = await staff.enterprise()
  const name = `Áridos ${unique()}`
  const free = letters(6)
  await login('admin')
  await page.goto(list)
  await page.getByRole('link', { name: t.add }).click()
  const form = page.getByRole('form', { name: t.add })
  await form.getByRole('textbox', { name: enterpriseFields.nombre.label.es, exact: true }).fill(name)
  await page.keyboard.press('Tab')
  const abbreviation = form.getByRole('textbox', { name: enterpriseFields.abreviatura.label.es })
  await expect(abbreviation).toHaveValue(/^A/) // the form proposes one
  await abbreviation.fill(taken.abbreviation.toLowerCase())
  await expect(abbreviation).toHaveValue(taken.abbreviation)
  await choose(page, enterpriseFields.pais_id.label.es, 'Perú')
  await form.getByRole('textbox', { name: enterpriseFields.email.label.es, exact: true }).fill('aridos@example.com')
  await form.getByRole('textbox', { name: enterpriseFields.telefono.label.es }).fill('987 654 321')
  await form.getByRole('combobox', { name: t.authorizedEmails }).fill('compras@example.com,')
  await form.getByRole('button', { name: t.create }).click()
  await expect(abbreviation).toHaveAccessibleDescription(new RegExp(enterpriseMessages.abbreviationTaken.es))
  await expect(abbreviation).toBeFocused()

  await abbreviation.fill(free)
  await form.getByRole('button', { name: t.create }).click()
  await expect(toast(page, enterpriseDoneMessages.saved.es)).toBeVisible()
  await expect(page).toHaveURL(/\/empresas\/\d+$/)
  const stored = page.getByRole('form', { name })
  await expect(stored.getByRole('textbox', { name: enterpriseFields.telefono.label.es })).toHaveValue('+51987654321')
  await expect(stored.getByRole('combobox', { name: enterpriseFields.zona_horaria.label.es })).toHaveValue(/Lima/)

  await stored.getByRole('textbox', { name: enterpriseFields.nombre.label.es, exact: true }).fill(`${name} Sur`)
  await stored.getByRole('button', { name: kit.save, exact: true }).click()
  await expect(toast(page, enterpriseDoneMessages.updated.es)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toContainText(`${name} Sur`)
})

test('two people who save one enterprise see each other’s changes', async ({ page, login, staff, anotherPage }) => {
  const { id, name } = await staff.enterprise()
  const hers = await anotherPage('admin')
  await login('superadmin')
  for (const screen of [page, hers]) {
    await screen.goto(`${list}/${id}`)
    await screen.getByRole('form', { name }).waitFor()
  }
  await page.getByRole('textbox', { name: enterpriseFields.email.label.es, exact: true }).fill('mia@example.com')
  await hers.getByRole('textbox', { name: enterpriseFields.email.label.es, exact: true }).fill('suya@example.com')
  await hers.getByRole('button', { name: kit.save, exact: true }).click()
  await expect(toast(hers, enterpriseDoneMessages.updated.es)).toBeVisible()

  await page.getByRole('button', { name: kit.save, exact: true }).click()
  const row = page
    .getByRole('dialog', { name: kit.conflictTitle })
    .getByRole('row', { name: enterpriseFields.email.label.es })
  await expect(row).toContainText('mia@example.com')
  await expect(row).toContainText('suya@example.com')
  await page.getByRole('button', { name: kit.takeTheirs }).click()
  await expect(page.getByRole('textbox', { name: enterpriseFields.email.label.es, exact: true })).toHaveValue(
    'suya@example.com',
  )
})

test('an enterprise in use is only deactivated, with a message; another one is deleted', async ({
  page,
  login,
  staff,
}) => {
  const used = await staff.enterprise()
  await staff.branch(used.id)
  const unused = await staff.enterprise()
  await login('admin')
  await page.goto(`${list}/${used.id}`)
  await page.getByRole('button', { name: kit.moreActions }).click()
  await page.getByRole('menuitem', { name: t.deleteEnterprise }).click()
  const question = page.getByRole('dialog', { name: kit.deactivateTitle(used.name) })
  await expect(question).toContainText(t.deactivateText(t.countBranches(1), t.countUsers(0)))
  await question.getByRole('button', { name: kit.deactivate }).click()
  await expect(toast(page, enterpriseMessages.onlyDeactivated.es)).toBeVisible()
  const row = page.getByRole('row', { name: used.name })
  await expect(row).toContainText(enterpriseStatusNames[5].es)

  await page.goto(`${list}/${unused.id}`)
  await page.getByRole('button', { name: kit.moreActions }).click()
  await page.getByRole('menuitem', { name: t.deleteEnterprise }).click()
  await page
    .getByRole('dialog', { name: kit.removeTitle(unused.name) })
    .getByRole('button', { name: kit.remove })
    .click()
  await expect(toast(page, enterpriseDoneMessages.deleted.es)).toBeVisible()
  await expect(page).toHaveURL(list)
  await page.goto(`${list}/informacion-empresa/${unused.id}`)
  await expect(page.getByRole('main')).toContainText(kit.absentText)
})

test('branches are created, renamed and deactivated on the page of their enterprise', async ({
  page,
  login,
  staff,
}) => {
  const enterprise = await staff.enterprise()
  const name = `Norte ${unique()}`
  await login('admin')
  await page.goto(`${list}/${enterprise.id}`)
  await page.getByRole('link', { name: t.openPage }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(enterprise.name)
  await page.getByRole('navigation', { name: enterprise.name }).getByRole('link', { name: t.branches }).click()
  await expect(page.getByText(tb.none)).toBeVisible()
  await page.getByRole('link', { name: tb.add }).first().click()
  const form = page.getByRole('form', { name: tb.add })
  await expect(form.getByRole('combobox', { name: tb.enterprise })).toHaveValue(enterprise.name)
  await form.getByRole('textbox', { name: tb.name }).fill(name)
  await form.getByRole('button', { name: tb.create }).click()
  await expect(toast(page, branchDoneMessages.saved.es)).toBeVisible()
  await expect(page.getByRole('row', { name })).toBeVisible()
  await expect(page).toHaveURL(/informacion-empresa\/\d+\/sucursales\/\d+\?tab=sucursales$/)

  const stored = page.getByRole('form', { name })
  await stored.getByRole('textbox', { name: tb.name }).fill(`${name} Grande`)
  await stored.getByRole('button', { name: kit.save, exact: true }).click()
  await expect(toast(page, branchDoneMessages.updated.es)).toBeVisible()

  // A second branch with that name is refused; a branch with a user cannot be deleted.
  const id = Number(/sucursales\/(\d+)/.exec(page.url())?.[1])
  await staff.user({ empresa_id: enterprise.id, sucursal_id: id })
  await page.getByRole('link', { name: tb.add }).first().click()
  await form.getByRole('textbox', { name: tb.name }).fill(`${name} Grande`)
  await form.getByRole('button', { name: tb.create }).click()
  await expect(form.getByRole('textbox', { name: tb.name })).toHaveAccessibleDescription(
    new RegExp(branchMessages.alreadyInEnterprise.es),
  )
  await page.getByRole('complementary').getByRole('button', { name: kit.close }).click()
  await page.getByRole('dialog', { name: kit.leaveTitle }).getByRole('button', { name: kit.leave }).click()
  await page
    .getByRole('row', { name })
    .getByRole('link', { name: `${name} Grande`, exact: true })
    .click()
  await page.getByRole('complementary').getByRole('button', { name: kit.moreActions }).click()
  await page.getByRole('menuitem', { name: tb.deleteBranch }).click()
  await page.getByRole('button', { name: kit.deactivate }).click()
  await expect(toast(page, branchMessages.onlyDeactivated.es)).toBeVisible()
})

test('the numbers of an enterprise link to the counted rows', async ({ page, login, staff }) => {
  const enterprise = await staff.enterprise()
  const branch = await staff.branch(enterprise.id)
  const person = await staff.user({ empresa_id: enterprise.id, sucursal_id: branch.id })
  await login('superadmin')
  await page.goto(`${list}?buscar=${enterprise.abbreviation}`)
  const row = page.getByRole('row', { name: enterprise.name })
  await row
    .getByRole('link', { name: new RegExp(`${t.branches.toLowerCase().slice(0, 8)}.* ${enterprise.name}`) })
    .click()
  await expect(page).toHaveURL(`/dashboard/sistema/sucursales?empresa_id=${enterprise.id}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').last()).toContainText(branch.name)

  await page.goBack()
  await row.getByRole('link', { name: new RegExp(`usuarios? .*${enterprise.name}`) }).click()
  await expect(page).toHaveURL(`/dashboard/usuarios?empresa_id=${enterprise.id}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').last()).toContainText(person.email)
})

test('the house carries a mark, and a super administrator names another one and it again', async ({
  page,
  login,
  staff,
}) => {
  const api = await staff.as('superadmin')
  const { empresas } = await api.load(enterpriseCalls.list, { params: { page_row: 100 } })
  const houses = empresas.filter(({ es_casa: isHouse }) => isHouse)
  expect(houses).toHaveLength(1)
  const name = houses[0]!.nombre
  const other = await staff.enterprise()
  await login('superadmin')
  await page.goto(`${list}?buscar=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row', { name }).getByTitle(t.houseHint)).toBeVisible()

  async function nameHouse(wanted: string) {
    await page.goto(`${list}?buscar=${encodeURIComponent(wanted)}`)
    await page.getByRole('rowheader').getByRole('link', { name: wanted }).click()
    const panel = page.getByRole('complementary', { name: wanted })
    await expect(panel.getByTitle(t.houseHint)).toHaveCount(0)
    await panel.getByRole('button', { name: kit.moreActions }).click()
    await page.getByRole('menuitem', { name: t.nameHouse }).click()
    await page
      .getByRole('dialog', { name: t.nameHouseTitle(wanted) })
      .getByRole('button', { name: t.nameHouse })
      .click()
    await expect(toast(page, enterpriseDoneMessages.houseNamed.es)).toBeVisible()
    await expect(panel.getByTitle(t.houseHint)).toBeVisible()
  }
  await nameHouse(other.name)
  await nameHouse(name)
})
