import { createAccountMessages, resetDoneMessages, resetMessages } from '@portal/contract/sign-in/account-messages'
import { texts } from '../../apps/web/app/core/public/components/texts.ts'
import { accountTexts } from '../../apps/web/app/features/sign-in/account-texts.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

const password = 'Sin-Guiones-2026'

test('an account is created without JavaScript', async ({ page, mails, sessions }) => {
  const t = accountTexts.es
  const email = `sin.js.${unique()}@example.com`
  await page.goto('/')
  await page.getByRole('link', { name: texts.es.createAccount }).first().click()
  await page.getByRole('button', { name: t.askPin }).click()
  await expect(page.getByLabel(t.names, { exact: true })).toHaveAccessibleDescription(
    createAccountMessages.nameRequired.es,
  )
  await page.getByLabel(t.names, { exact: true }).fill('Sin')
  await page.getByLabel(t.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: t.askPin }).click()
  await expect(page.getByRole('status')).toHaveText(createAccountMessages.codeSent.es)

  const pin = await mails.pin(email)
  await page.getByLabel(t.pin).fill(pin)
  await page.getByLabel(t.newPassword, { exact: true }).fill(password)
  await page.getByLabel(t.confirmation, { exact: true }).fill(`${password}!`)
  await page.getByRole('button', { name: t.create }).click()
  await expect(page.getByLabel(t.confirmation, { exact: true })).toHaveAccessibleDescription(
    createAccountMessages.confirmationDiffers.es,
  )
  await page.getByLabel(t.pin).fill(pin)
  await page.getByLabel(t.newPassword, { exact: true }).fill(password)
  await page.getByLabel(t.confirmation, { exact: true }).fill(password)
  await page.getByRole('button', { name: t.create }).click()
  await expect(page).toHaveURL('/login?aviso=cuenta')
  await expect(page.getByRole('status')).toHaveText(createAccountMessages.created.es)
  // The check needs JavaScript: the page says so in place of the form.
  const instead = page.locator('noscript p')
  await expect(instead).toBeVisible()
  expect(await instead.innerText()).toBe(t.needsScript)
  await expect(page.getByRole('button', { name: t.logIn, exact: true })).toBeHidden()
  expect((await sessions.open({ email, password })).token).toBeTruthy()
})

test('a password is reset without JavaScript, in English', async ({ page, mails, staff, sessions }) => {
  const t = accountTexts.en
  const person = await staff.user({ idioma: 'en' })
  await page.goto('/reset-password?lang=en')
  await page.getByLabel(t.email, { exact: true }).fill(person.email)
  await page.getByRole('button', { name: t.askPin }).click()
  await expect(page.getByRole('status')).toHaveText(resetDoneMessages.codeSent.en)

  // Too early for another one: without JavaScript the server says so.
  await page.getByRole('button', { name: t.askAgain }).click()
  await expect(page.getByRole('alert')).toHaveText(resetMessages.tooSoon.en)
  await page.getByLabel(t.pin).fill(await mails.pin(person.email, /reset/))
  await page.getByLabel(t.newPassword, { exact: true }).fill(password)
  await page.getByLabel(t.confirmation, { exact: true }).fill(password)
  await page.getByRole('button', { name: t.reset }).click()
  await expect(page.getByRole('status')).toHaveText(resetDoneMessages.restored.en)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect((await sessions.open({ email: person.email, password })).token).toBeTruthy()
})

test('the mailbox is read without JavaScript', async ({ page, staff }) => {
  const person = await staff.user()
  await page.goto(`/buzon?para=${encodeURIComponent(person.email)}`)
  await page.getByRole('main').getByRole('list').getByRole('link').first().click()
  await expect(page.getByRole('article')).toContainText(person.email)
})
