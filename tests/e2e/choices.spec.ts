import type { Locator, Page } from '@playwright/test'
import { Module } from '@portal/contract/access/constants'
import { contactFields } from '@portal/contract/contacts/fields'
import { contactDoneMessages } from '@portal/contract/contacts/messages'
import { taskDoneMessages } from '@portal/contract/tasks/messages'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { contactsPath } from '../../apps/web/app/features/contacts/paths.ts'
import { texts as contactTexts } from '../../apps/web/app/features/contacts/texts.ts'
import { texts as taskTexts } from '../../apps/web/app/features/tasks/texts.ts'
import { toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

/** Counts the writes that a page sends. */
function writes(page: Page): { count: number } {
  const sent = { count: 0 }
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/v1/')) sent.count += 1
  })
  return sent
}

const choiceIn = (form: Locator, name: string) =>
  form
    .getByRole('combobox', { name, exact: true })
    .or(form.getByRole('textbox', { name, exact: true }))
    .first()

test('a task gets the reviewer whose name was typed; Enter takes, and never sends from the list', async ({
  page,
  login,
  staff,
}) => {
  const t = taskTexts.es
  const [reviewer, other] = [await staff.user(), await staff.user()]
  for (const { id } of [reviewer, other]) await staff.grant(id, [Module.tasks])
  await login('superadmin')
  await page.goto('/dashboard/nexttask/task/nueva')
  const sent = writes(page)
  const form = page.getByRole('form', { name: t.newTask, exact: true })
  await form.getByLabel(t.title).fill(`Revisar el plano ${unique()}`)

  const reviewers = choiceIn(form, t.reviewers)
  await reviewers.click()
  await page.keyboard.press('Enter') // nothing typed: the list closes
  await expect(page.getByRole('listbox')).toBeHidden()
  await reviewers.fill(reviewer.lastName)
  await page.keyboard.press('Enter')
  await expect(form).toContainText(reviewer.lastName)
  await reviewers.fill(`${other.lastName} de nadie`)
  await page.keyboard.press('Enter') // no match
  await expect(page.getByText(kitTexts.es.noOption)).toBeVisible()
  await reviewers.fill(other.lastName)
  await page.keyboard.press('Tab')
  await expect(form).toContainText(other.lastName)
  expect(sent.count).toBe(0)

  await form.getByLabel(t.title).press('Enter')
  await expect(toast(page, taskDoneMessages.created.es)).toBeVisible()
  const panel = page.getByRole('complementary')
  await expect(panel).toContainText(reviewer.lastName)
  await expect(panel).toContainText(other.lastName)
})

test('a contact gets the country that Tab left typed, and keeps it when Enter is pressed in its field', async ({
  page,
  login,
}) => {
  const t = contactTexts.es
  const name = `Ana Toro ${unique()}`
  await login('superadmin')
  await page.goto(`${contactsPath}/nuevo`)
  const form = page.getByRole('form', { name: t.newContact })
  const country = choiceIn(form, contactFields.pais_id.label.es)
  await form.getByRole('textbox', { name: contactFields.nombre.label.es, exact: true }).fill(name)
  await form.getByRole('textbox', { name: contactFields.empresa.label.es, exact: true }).fill('Cantera Toro')
  await form
    .getByRole('textbox', { name: contactFields.email.label.es, exact: true })
    .fill(`ana.${unique()}@example.com`)
  await country.fill('india')
  await page.keyboard.press('Tab')
  await expect(country).toHaveValue('India')
  await expect(form.getByRole('textbox', { name: contactFields.telefono.label.es, exact: true })).toBeFocused()
  await country.fill('chi')
  await expect(page.getByRole('option').first()).toHaveText('Chile')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('Chile')

  const sent = writes(page)
  await country.fill('chile')
  await page.keyboard.press('Enter') // what is chosen already stays
  await expect(country).toHaveValue('Chile')
  await country.fill('')
  await page.keyboard.press('Tab') // a required choice cannot be emptied
  await expect(country).toHaveValue('Chile')
  expect(sent.count).toBe(0)
  await form.getByRole('textbox', { name: contactFields.telefono.label.es, exact: true }).fill('+56912345678')
  await form.getByRole('textbox', { name: contactFields.telefono.label.es, exact: true }).press('Enter')
  await expect(toast(page, contactDoneMessages.saved.es)).toBeVisible()
})
