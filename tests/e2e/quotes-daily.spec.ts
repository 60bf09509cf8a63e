import type { Page } from '@playwright/test'
import { quoteDoneMessages } from '@portal/contract/quotes/done-messages'
import { quoteReminderMessages } from '@portal/contract/quotes/reminders/messages'
import { linkMailNames } from '@portal/contract/quotes/states'
import { quoteTemplateMessages } from '@portal/contract/quotes/templates/messages'
import { keyTexts } from '../../apps/web/app/core/dashboard/keys/key-texts.ts'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { begunTexts } from '../../apps/web/app/features/quotes/form/begun-texts.ts'
import { formTexts } from '../../apps/web/app/features/quotes/form/form-texts.ts'
import { filterTexts } from '../../apps/web/app/features/quotes/staff/filter-texts.ts'
import { followTexts } from '../../apps/web/app/features/quotes/staff/follow-texts.ts'
import { templateTexts } from '../../apps/web/app/features/quotes/templates/template-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { aQuote, aSentQuote, panelOf } from './support/quotes.ts'
import { profileMenu, toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const own = '/dashboard/cotizaciones/mis-cotizaciones'
const write = '/dashboard/cotizaciones/cotizar'
const kit = kitTexts.es
const menuOf = (page: Page) => panelOf(page).getByRole('button', { name: kit.moreActions })

test('the client is reminded with one click, once a day; the list shows it', async ({ page, login, mails, staff }) => {
  const { id, codigo, email } = await aSentQuote(staff)
  await login('distribuidor')
  await page.goto(`${own}/${id}`)
  await expect(
    page.getByRole('row', { name: codigo }).getByText(linkMailNames.entregado.es, { exact: true }),
  ).toBeVisible()
  await panelOf(page).getByRole('button', { name: followTexts.es.remind }).click()
  await expect(toast(page, quoteReminderMessages.reminded.es)).toBeVisible()
  await expect(panelOf(page).getByRole('button', { name: followTexts.es.remindedToday })).toBeDisabled()
  await mails.newest(email, new RegExp(`${codigo} vale hasta`))
  await panelOf(page).getByRole('switch', { name: followTexts.es.automatic }).click()
  await expect(toast(page, quoteReminderMessages.willRemind.es)).toBeVisible()
  await expect(panelOf(page).getByRole('switch', { name: followTexts.es.automatic })).toBeChecked()
  await expectNoAxeViolations(page)
})

test('a client of an earlier quote is suggested while typing, chosen by keys, and filled in', async ({
  page,
  login,
  staff,
}) => {
  const { body } = await aQuote(staff, { cliente_nombre: 'Amparo Neira' })
  await login('distribuidor')
  await page.goto(write)
  const company = page.getByRole('combobox', { name: formTexts.es.company })
  await company.pressSequentially(body.cliente_empresa.slice(0, -1))
  const offered = page.getByRole('option', { name: body.cliente_empresa })
  await expect(offered).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter') // closes the list, and sends nothing
  await expect(offered).toBeHidden()
  await company.pressSequentially(body.cliente_empresa.slice(-1))
  await expect(offered).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(offered).toBeHidden()
  await expect(company).toHaveValue(body.cliente_empresa)
  await expect(page.getByRole('combobox', { name: formTexts.es.name })).toHaveValue('Amparo Neira')
  await expect(page.getByRole('combobox', { name: formTexts.es.email })).toHaveValue(body.cliente_email)
  await expect(page.getByRole('textbox', { name: formTexts.es.phone })).toHaveValue(body.cliente_telefono)
})

test('a quote is duplicated at today’s prices, which are shown before it is saved', async ({ page, login, staff }) => {
  const { id, codigo, body } = await aQuote(staff)
  await login('distribuidor')
  await page.goto(`${own}/${id}`)
  await menuOf(page).click()
  await page.getByRole('menuitem', { name: templateTexts.es.duplicate }).click()
  const told = page.getByRole('note').filter({ hasText: begunTexts.es.copy(codigo) })
  await expect(told.getByRole('listitem')).toHaveText(/100 × Next1: era USD\s20\.00, hoy USD\s\d+\.\d\d/)
  await expect(page.getByRole('combobox', { name: formTexts.es.company })).toHaveValue(body.cliente_empresa)
  await page.getByRole('button', { name: formTexts.es.save }).click()
  await expect(toast(page, quoteDoneMessages.saved.es)).toBeVisible()
  await expect(panelOf(page).getByRole('heading', { level: 2 })).not.toHaveText(codigo)
})

test('a template is made from a quote, used for another one, renamed and deleted', async ({ page, login, staff }) => {
  test.slow()
  const { id } = await aQuote(staff)
  const name = `Banco ${unique()}`
  await login('distribuidor')
  await page.goto(`${own}/${id}`)
  await menuOf(page).click()
  await page.getByRole('menuitem', { name: templateTexts.es.saveAs }).click()
  const dialog = page.getByRole('dialog', { name: templateTexts.es.saveTitle })
  await dialog.getByRole('textbox', { name: templateTexts.es.name, exact: true }).fill(name)
  await dialog.getByRole('button', { name: kit.save }).click()
  await expect(toast(page, quoteTemplateMessages.saved.es)).toBeVisible()

  await page.goto(write)
  await page.getByRole('button', { name: begunTexts.es.useTemplate }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect(page.getByRole('note').filter({ hasText: begunTexts.es.template(name) })).toBeVisible()
  await expect(page.getByRole('combobox', { name: /Producto, línea 1/ })).toHaveValue('Next1')
  await expect(page.getByRole('combobox', { name: formTexts.es.company })).toHaveValue('')

  await page.goto('/dashboard/cotizaciones/plantillas')
  await page.getByRole('rowheader', { name }).getByRole('link').click()
  await panelOf(page).getByRole('textbox', { name: templateTexts.es.name, exact: true }).fill(`${name} nuevo`)
  await panelOf(page).getByRole('switch', { name: templateTexts.es.share }).click()
  await panelOf(page).getByRole('button', { name: kit.save }).click()
  await expect(toast(page, quoteTemplateMessages.updated.es)).toBeVisible()
  await expect(page.getByRole('row', { name: `${name} nuevo` })).toContainText(templateTexts.es.shared)
  await expectNoAxeViolations(page)
  await menuOf(page).click()
  await page.getByRole('menuitem', { name: templateTexts.es.remove }).click()
  await page.getByRole('dialog').getByRole('button', { name: templateTexts.es.removeAction }).click()
  await expect(toast(page, quoteTemplateMessages.deleted.es)).toBeVisible()
  await expect(page.getByRole('rowheader', { name: `${name} nuevo` })).toHaveCount(0)
})

test('a list is filtered by amount and days, a reversed range is swapped, and its footer shows the sums', async ({
  page,
  login,
  staff,
}) => {
  const { body } = await aQuote(staff)
  const found = `buscar=${encodeURIComponent(body.cliente_empresa)}`
  await login('distribuidor')
  await page.goto(`${own}?${found}&monto_desde=3000&monto_hasta=1000&creada_desde=mañana`)
  await expect(toast(page, filterTexts.es.turned)).toBeVisible()
  await expect(page).toHaveURL(/monto_desde=1000&monto_hasta=3000/)
  const foot = page.getByRole('region', { name: filterTexts.es.sums })
  await expect(foot).toContainText(/USD\s2,000\.00 en 1 cotización/)
  await page.getByRole('button', { name: kit.filter, exact: true }).click()
  const from = page.getByRole('textbox', { name: kitTexts.es.rangeFrom(filterTexts.es.total) })
  await from.fill('2.000,01')
  await from.press('Enter')
  await expect(page).toHaveURL(/monto_desde=2000\.01/)
  await expect(page.getByText(kit.nothingFound, { exact: true })).toBeVisible()
})

test('single keys search, move, open, create and help, and can be disabled', async ({ page, login }) => {
  await login('superadmin')
  await page.goto('/dashboard/usuarios')
  const links = page.getByRole('table').getByRole('rowheader').getByRole('link')
  await expect(links.first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.keyboard.press('j')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: kit.search })
  await expect(search).toBeFocused()
  await page.keyboard.type('jn?')
  await expect(search).toHaveValue('jn?')
  await page.goto('/dashboard/usuarios')
  await expect(links.first()).toBeVisible()
  await page.keyboard.press('Shift+?')
  const help = page.getByRole('dialog', { name: keyTexts.es.title })
  await expect(help.getByText(keyTexts.es.search)).toBeVisible()
  await expectNoAxeViolations(page)
  await help.getByRole('switch', { name: keyTexts.es.isOn }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(links.first()).not.toBeFocused()
  await page.reload()
  await expect(links.first()).toBeVisible()
  await page.keyboard.press('?')
  await expect(help).toBeHidden()
  await profileMenu(page).click()
  await page.getByRole('menuitem', { name: keyTexts.es.title }).click()
  await help.getByRole('switch', { name: keyTexts.es.isOn }).click()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/usuarios\/nuevo/)
})
