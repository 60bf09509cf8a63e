import { resetDoneMessages, resetMessages } from '@portal/contract/sign-in/account-messages'
import { loginMessages } from '@portal/contract/sign-in/messages'
import { passwordTexts } from '../../apps/web/app/core/public/form/password-texts.ts'
import { accountTexts } from '../../apps/web/app/features/sign-in/account-texts.ts'
import { startTexts } from '../../apps/web/app/features/start/start-texts.ts'
import { hydrated, logInByHand } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const password = 'Otra-Clave-Segura-77'

test('a forgotten password is reset by PIN, which ends the other sessions @only-phone', async ({
  page,
  staff,
  mails,
  anotherPage,
}) => {
  const t = accountTexts.es
  const person = await staff.user()
  const elsewhere = await anotherPage(person)
  await elsewhere.goto('/dashboard')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(startTexts.es.hello(person.names))

  await page.goto('/login')
  await hydrated(page)
  await expect(page.getByLabel(t.email, { exact: true })).toBeFocused()
  await page.getByLabel(t.email, { exact: true }).fill(person.email)
  await page.getByRole('link', { name: t.forgotten }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.resetTitle)
  await expect(page.getByLabel(t.email, { exact: true })).toBeFocused()
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(person.email) // typed on the previous page
  await page.getByRole('button', { name: t.askPin }).click()
  await expect(page.getByRole('status')).toHaveText(resetDoneMessages.codeSent.es)
  await expect(page.getByLabel(t.pin)).toBeFocused()

  const pin = await mails.pin(person.email, /restablecer/)
  const rules = page
    .getByRole('listitem')
    .filter({ hasText: new RegExp(Object.values(passwordTexts.es.rules).join('|')) })
  await page.getByLabel(t.newPassword, { exact: true }).fill('corta')
  await expect(rules.filter({ hasText: passwordTexts.es.ruleOpen })).toHaveCount(4)
  await expect(rules.filter({ hasText: passwordTexts.es.ruleMet })).toHaveText(/minúscula/)
  await page.getByLabel(t.pin).fill(pin)
  await page.getByLabel(t.confirmation, { exact: true }).fill('corta')
  await page.getByRole('button', { name: t.reset }).click()
  const description = new RegExp(resetMessages.passwordTooShort.es)
  await expect(page.getByLabel(t.newPassword, { exact: true })).toHaveAccessibleDescription(description)

  await page.getByLabel(t.newPassword, { exact: true }).fill(password)
  await expect(rules.filter({ hasText: passwordTexts.es.ruleMet })).toHaveCount(5)
  await page.getByLabel(t.confirmation, { exact: true }).fill('otra cosa')
  await page.getByRole('button', { name: t.reset }).click()
  await expect(page.getByLabel(t.confirmation, { exact: true })).toHaveAccessibleDescription(
    resetMessages.confirmationDiffers.es,
  )
  await page.getByLabel(t.confirmation, { exact: true }).fill(password)
  await page.getByRole('button', { name: t.reset }).click()

  await expect(page).toHaveURL('/login?aviso=clave')
  await expect(page.getByRole('status')).toHaveText(resetDoneMessages.restored.es)
  await expect(elsewhere).toHaveURL('/login?volver=%2Fdashboard')

  await logInByHand(page, person)
  await expect(page.getByRole('alert')).toHaveText(loginMessages.loginFailed.es)
  await logInByHand(page, { ...person, password })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(startTexts.es.hello(person.names))
})

test('the reset shows its refusals in English too, and reveals no address', async ({ page, staff, mails }) => {
  const t = accountTexts.en
  const person = await staff.user({ idioma: 'en' })
  await page.goto('/reset-password?lang=en')
  await hydrated(page)
  await page.getByLabel(t.email, { exact: true }).fill('nobody.at.all@example.com')
  await page.getByRole('button', { name: t.askPin }).click()
  await expect(page.getByRole('status')).toHaveText(resetDoneMessages.codeSent.en)
  await mails.newest('nobody.at.all@example.com', /no active account/i)

  await page.goto('/reset-password?lang=en')
  await hydrated(page)
  await page.getByLabel(t.email, { exact: true }).fill(person.email)
  await page.getByRole('button', { name: t.askPin }).click()
  await expect(page.getByRole('status')).toHaveText(resetDoneMessages.codeSent.en)
  const pin = await mails.pin(person.email, /reset/)
  await page.getByLabel(t.pin).fill(String((Number(pin) + 1) % 10_000).padStart(4, '0'))
  await page.getByLabel(t.newPassword, { exact: true }).fill(password)
  await page.getByLabel(t.confirmation, { exact: true }).fill(password)
  await page.getByRole('button', { name: t.reset }).click()
  await expect(page.getByRole('alert')).toHaveText(resetMessages.pinInvalid.en)

  await page.getByLabel(t.pin).fill(pin)
  await page.getByRole('button', { name: t.reset }).click()
  await expect(page.getByRole('status')).toHaveText(resetDoneMessages.restored.en)
})
