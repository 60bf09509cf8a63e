import type { Page } from '@playwright/test'
import { SidebarGroup, sidebarGroupNames } from '@portal/contract/access/modules'
import { shellTexts } from '../../apps/web/app/core/dashboard/shell/texts.ts'
import { contactsPath } from '../../apps/web/app/features/contacts/paths.ts'
import { begunTexts } from '../../apps/web/app/features/quotes/form/begun-texts.ts'
import { formTexts } from '../../apps/web/app/features/quotes/form/form-texts.ts'
import { quotePaths } from '../../apps/web/app/features/quotes/paths.ts'
import { expect, test } from './support/test.ts'

const t = shellTexts.es

/** Opens the palette, types, and runs the first option, which says this. */
async function run(page: Page, words: string, option: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: t.searchShort }).fill(words)
  await expect(page.getByRole('option', { selected: true })).toContainText(option)
  await page.keyboard.press('Enter')
}

test('groups of the menu fold, a screen is pinned above them, and the browser remembers both', async ({
  page,
  login,
}) => {
  await login('superadmin')
  await page.goto('/dashboard')
  const menu = page.getByRole('navigation', { name: t.menu })
  const group = menu.getByRole('button', { name: sidebarGroupNames[SidebarGroup.taskTool].es })
  const areas = menu.getByRole('link', { name: 'Áreas' })
  await expect(areas).toBeVisible()
  await group.click()
  await expect(areas).toHaveCount(0)
  await expect(group).toHaveAttribute('aria-expanded', 'false')

  const users = menu.getByRole('link', { name: 'Usuarios', exact: true })
  await users.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter') // the button that pins it
  await expect(menu.getByText(t.pinned, { exact: true })).toBeVisible()
  await expect(users).toHaveCount(1)

  await page.reload()
  await expect(menu.getByText(t.pinned, { exact: true })).toBeVisible()
  await expect(areas).toHaveCount(0)
  await users.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(menu.getByText(t.pinned, { exact: true })).toHaveCount(0)
  await group.click()
  await expect(areas).toBeVisible()
})

test('from any screen the palette begins a record, changes the colours, and shows the last screens first', async ({
  page,
  login,
}) => {
  await login('superadmin')
  await page.goto('/dashboard/usuarios')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await run(page, 'nueva tarea', 'Nueva tarea')
  await expect(page).toHaveURL(/\/nexttask\/task\/nueva/)
  await page.keyboard.press('Escape')
  await run(page, 'modo oscuro', t.dark)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.keyboard.press('Control+k')
  const recent = page.getByRole('group', { name: t.recent })
  await expect(recent.getByRole('option').first()).toContainText('Usuarios')
})

test('a quote begins from a contact with its client filled in, by keys alone, and leads back', async ({
  page,
  login,
}) => {
  await login('superadmin')
  await page.goto(contactsPath)
  const link = page.getByRole('rowheader').getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const contact = new URL(page.url()).pathname
  await run(page, 'cotizar para', 'Cotizar para este cliente')
  await expect(page).toHaveURL(quotePaths.write)
  await expect(page.getByRole('combobox', { name: formTexts.es.name })).toHaveValue(name)
  await expect(page.getByText(begunTexts.es.client(name))).toBeVisible()
  await page.getByRole('link', { name: begunTexts.es.back }).click()
  await expect(page).toHaveURL(contact)
})
