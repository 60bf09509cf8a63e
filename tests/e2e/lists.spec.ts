import { readFile } from 'node:fs/promises'
import XLSX from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { roleNames } from '@portal/contract/access/constants'
import { auditPath } from '@portal/contract/audit/constants'
import { userFields } from '@portal/contract/users/fields'
import { shellTexts } from '../../apps/web/app/core/dashboard/shell/texts.ts'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { quotePaths } from '../../apps/web/app/features/quotes/paths.ts'
import { texts } from '../../apps/web/app/features/users/texts.ts'
import { choose } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const t = texts.es
const kit = kitTexts.es

const rows = (page: Page) => page.getByRole('table', { name: t.users }).getByRole('rowheader')

test('page, filters, search and order are in the address, and “back” restores them', async ({ page, login }) => {
  await login('superadmin')
  await page.goto('/dashboard/usuarios')
  await expect(rows(page)).toHaveCount(10)
  const first = await rows(page).allTextContents()
  await page.getByRole('link', { name: kit.next }).click()
  await expect(page).toHaveURL('/dashboard/usuarios?page=2')
  await expect(rows(page).first()).not.toHaveText(first[0] ?? '')
  const second = await rows(page).allTextContents()

  await page.getByRole('button', { name: kit.filter, exact: true }).click()
  await choose(page, userFields.rol_id.label.es, roleNames[4].es)
  await expect(page).toHaveURL('/dashboard/usuarios?rol_id=4')
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: userFields.email.label.es }).getByRole('link').click()
  await expect(page).toHaveURL('/dashboard/usuarios?rol_id=4&orden=email')
  await expect(page.getByRole('columnheader', { name: userFields.email.label.es })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.getByRole('columnheader', { name: userFields.email.label.es }).getByRole('link').click()
  await expect(page).toHaveURL('/dashboard/usuarios?rol_id=4&orden=-email')
  await expect(rows(page).first()).toContainText('Zoë')

  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/usuarios?page=2')
  await expect(rows(page)).toHaveText(second)
  await page.goForward()
  await expect(page).toHaveURL('/dashboard/usuarios?rol_id=4')
  await expect(page.getByText(`${userFields.rol_id.label.es}: ${roleNames[4].es}`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`${userFields.rol_id.label.es}: ${roleNames[4].es}`)).toBeVisible()
  await page.getByRole('button', { name: kit.removeFilter(userFields.rol_id.label.es) }).click()
  await expect(page).toHaveURL('/dashboard/usuarios')
  await expect(rows(page)).toHaveText(first)
})

test('a search ignores accents, and an empty result offers to remove a filter', async ({ page, login }) => {
  await login('superadmin')
  await page.goto('/dashboard/usuarios')
  const search = page.getByRole('searchbox', { name: kit.search })
  await search.fill('nanez')
  await expect(rows(page)).toHaveText(['Ñáñez Bravo, Catalina'])
  await expect(page).toHaveURL('/dashboard/usuarios?buscar=nanez')
  await search.fill('ÁVILA')
  await expect(rows(page)).toHaveText(['Ávila Pizarro, Felipe'])

  await page.goto('/dashboard/usuarios?buscar=nadie-se-llama-asi&rol_id=2')
  await expect(page.getByText(kit.nothingFound)).toBeVisible()
  await page.getByRole('link', { name: kit.searchedText('nadie-se-llama-asi') }).click()
  await expect(page).toHaveURL('/dashboard/usuarios?rol_id=2')
  await expect(search).toHaveValue('')
  await expect(rows(page).first()).toBeVisible()

  await page.goto('/dashboard/usuarios?page=900')
  await page.getByRole('link', { name: kit.firstPage }).click()
  await expect(rows(page)).toHaveCount(10)
})

test('a list and its record work with the keyboard alone', async ({ page, login }) => {
  await login('superadmin')
  await page.goto('/dashboard/usuarios')
  const links = rows(page).getByRole('link')
  await links.first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(2)).toBeFocused()
  await page.keyboard.press('End')
  await expect(links.last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  const name = await links.nth(1).textContent()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary')
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: kit.moreActions })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(links.filter({ hasText: name ?? '' })).toBeFocused()

  // On every screen: Ctrl+K, a few letters, Enter.
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: shellTexts.es.searchShort })
  await expect(search).toBeFocused()
  await page.keyboard.type('oficinas')
  const option = page.getByRole('option', { selected: true })
  await expect(option).toContainText('Sucursales')
  await expect(search).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/sistema/sucursales')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a record is opened from any screen by a few of its letters @phone', async ({ page, login }) => {
  await login('superadmin')
  await page.goto('/dashboard/perfil')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').locator('input').first()).toBeFocused()
  await page.keyboard.type('jorge.huaman')
  const found = page.getByRole('dialog').getByRole('option', { name: /^Jorge Luis Huamán jorge/ })
  await expect(found).toBeVisible()
  await found.click()
  await expect(page).toHaveURL(/\/dashboard\/usuarios\/\d+$/)
  await expect(page.getByRole('heading', { name: /Huamán/ }).first()).toBeVisible()
})

test('the shown list is downloaded as a workbook', async ({ page, login }) => {
  await login('superadmin')
  await page.goto('/dashboard/usuarios?empresa_id=3&orden=email')
  await expect(rows(page)).toHaveCount(7)
  await page.getByRole('button', { name: kit.export }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: t.spreadsheet }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
  const book = XLSX.read(await readFile(await download.path()))
  const [sheet] = Object.values(book.Sheets)
  const table = XLSX.utils.sheet_to_json<string[]>(sheet!, { header: 1 })
  expect(table).toHaveLength(1 + 7)
  expect(table[0]).toContain(userFields.email.label.es)
  expect(table[1]?.join()).toContain(await page.getByRole('row').nth(1).getByRole('cell').first().textContent())
})

test('a list leads to a page by its number, and has as many rows a page as the reader chose, in every list', async ({
  page,
  login,
}) => {
  await login('superadmin')
  const pager = page.getByRole('navigation', { name: kit.pages })
  await page.goto(auditPath)
  await expect(pager).toContainText('1–10 ')
  await page.getByRole('textbox', { name: kit.goToPage }).fill('2')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(pager).toContainText('11–20 ')
  await page.getByRole('button', { name: kit.rowsEach('10') }).click()
  await page.getByRole('menuitem', { name: kit.rowsEach('25') }).click()
  await expect(pager).toContainText('1–25 ')
  await page.goto('/dashboard/usuarios')
  await expect(page.getByRole('button', { name: kit.rowsEach('25') })).toBeVisible()
  expect(await rows(page).count()).toBeGreaterThan(10)
})

test('a span that moves with today stays so in the address, and the list shows the day of now', async ({
  page,
  login,
}) => {
  await login('superadmin')
  await page.goto(quotePaths.all)
  await page.getByRole('button', { name: kit.filter, exact: true }).click()
  await page.getByRole('button', { name: kit.spans.last30 }).first().click()
  await expect(page).toHaveURL(/desde=hoy-29&\w+hasta=hoy/)
  await page.keyboard.press('Escape')
  const chip = page.getByRole('button', { name: new RegExp(`^${kit.removeFilter('')}.*desde`) }).first()
  await expect(chip).toBeVisible()
  await page.reload()
  await expect(chip).toBeVisible()
})
