import { resetDoneMessages } from '@portal/contract/sign-in/account-messages'
import { sessionCalls } from '@portal/contract/sign-in/calls'
import { accountTexts } from '../../apps/web/app/features/sign-in/account-texts.ts'
import type { Who } from './support/accounts.ts'
import { apiOf } from './support/api.ts'
import { hydrated, logInByHand } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const t = accountTexts.es
test.use({ allowedErrors: /429|404/ })

async function lock(url: string, email: string): Promise<void> {
  for (let n = 0; n < 11; n++) await apiOf(url).call(sessionCalls.login, { body: { email, password: `Wrong-${n}` } })
}

test('an owner locked out by strangers continues by the link in his mailbox', async ({
  page,
  portal,
  staff,
  mails,
}) => {
  const person: Who & { email: string } = await staff.user()
  await lock(portal.url, person.email)
  await page.goto('/login')
  await logInByHand(page, person)
  await expect(page.getByRole('alert')).toContainText(t.lockedOut)

  await page.goto(await mails.link(person.email, /Demasiados/, /\/continue\/\S+/))
  await hydrated(page)
  await page.getByRole('button', { name: t.goOnLogIn }).click()
  await expect(page).toHaveURL('/login?aviso=continuar')
  await expect(page.getByRole('status')).toHaveText(resetDoneMessages.goOn.es)
  await logInByHand(page, person)
  await expect(page).toHaveURL('/dashboard')
})

test('a browser in which he logged in before is not locked', async ({ page, portal, staff }) => {
  const person = await staff.user()
  await page.goto('/login')
  await logInByHand(page, person)
  await expect(page).toHaveURL('/dashboard')
  await page.evaluate(() => localStorage.removeItem('jwtToken'))
  await lock(portal.url, person.email)
  await page.goto('/login')
  await logInByHand(page, person)
  await expect(page).toHaveURL('/dashboard')
})

test('he chooses another password by the same link', async ({ page, portal, staff, mails }) => {
  const person = await staff.user()
  await lock(portal.url, person.email)
  await page.goto(await mails.link(person.email, /Demasiados/, /\/continue\/\S+/))
  await hydrated(page)
  await page.getByRole('button', { name: t.goOnPassword }).click()
  await expect(page).toHaveURL(/\/create-password\//)
  const password = 'Clave-Bloqueada-90'
  await page.getByLabel(t.newPassword, { exact: true }).fill(password)
  await page.getByLabel(t.confirmation, { exact: true }).fill(password)
  await page.getByRole('button', { name: t.reset }).click()
  await expect(page).toHaveURL('/login?aviso=clave')
  await logInByHand(page, { ...person, password })
  await expect(page).toHaveURL('/dashboard')
})
