import { defaultModules } from '@portal/contract/access/templates'
import { createAccountMessages } from '@portal/contract/sign-in/account-messages'
import { loginMessages } from '@portal/contract/sign-in/messages'
import { ownTexts } from '../../apps/web/app/features/licenses/own/texts.ts'
import { accountTexts } from '../../apps/web/app/features/sign-in/account-texts.ts'
import { altchaTexts } from '../../apps/web/app/features/sign-in/captcha/altcha-texts.ts'
import { belowTexts } from '../../apps/web/app/features/site/home/below-texts.ts'
import { startTexts } from '../../apps/web/app/features/start/start-texts.ts'
import { answering, hydrated, logInByHand, sections } from './support/screen.ts'
import { sectionsOf } from './support/sections.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const password = 'Tronadura-2026-Norte'

test.use({ ownContext: true }) // changes the clock

/** Returns four digits that differ from these. */
const wrong = (pin: string) => String((Number(pin) + 1) % 10_000).padStart(4, '0')

test('a visitor creates an account with the PIN from the mailbox and logs in @only-phone', async ({
  page,
  mails,
  staff,
}) => {
  const t = accountTexts.es
  const email = `visita.${unique()}@example.com`
  await page.clock.install()
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('heading', { name: belowTexts.es.software.title }).hover() // loads the dialog's code
  await answering(page.getByRole('link', { name: belowTexts.es.software.demo }))
  await page.getByRole('link', { name: belowTexts.es.software.demo }).click()
  await page.getByRole('dialog').getByRole('link', { name: belowTexts.es.software.register }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.createTitle)

  await page.getByLabel(t.names, { exact: true }).fill('Violeta')
  await page.getByLabel(t.email, { exact: true }).fill('violeta sin arroba')
  await page.getByRole('button', { name: t.askPin }).click()
  await expect(page.getByLabel(t.email, { exact: true })).toHaveAccessibleDescription(
    createAccountMessages.emailInvalid.es,
  )
  await page.getByLabel(t.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: t.askPin }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.checkMail)
  await expect(page.getByText(t.sentTo(email))).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(createAccountMessages.codeSent.es)

  // Another PIN only after three minutes: the button counts them here, and the server uses its own clock.
  await expect(page.getByRole('button', { name: t.askAgainIn('2:5') })).toBeDisabled()
  await page.clock.fastForward('03:01')
  await page.getByRole('button', { name: t.askAgain, exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(createAccountMessages.tooSoon.es)

  const pin = await mails.pin(email)
  await page.getByLabel(t.pin).fill(wrong(pin))
  await page.getByLabel(t.newPassword, { exact: true }).fill(password)
  await page.getByLabel(t.confirmation, { exact: true }).fill(password)
  await page.getByRole('button', { name: t.create }).click()
  await expect(page.getByRole('alert')).toHaveText(createAccountMessages.pinInvalid.es)

  await page.getByLabel(t.pin).fill(pin)
  await page.getByRole('button', { name: t.create }).click()
  await expect(page).toHaveURL('/login?aviso=cuenta&volver=%2Fdashboard%2Flicencias%2Fdemo')
  await expect(page.getByRole('status')).toHaveText(createAccountMessages.created.es)

  await logInByHand(page, { email, password })
  await expect(page.getByRole('dialog', { name: ownTexts.es.getDemo })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(startTexts.es.hello('Violeta'))
  const held = await staff.modulesOf({ email, password })
  expect(held.toSorted()).toEqual(defaultModules('customer').toSorted())
  await expect(await sections(page)).toHaveText(sectionsOf(held))
})

test('an English reader creates an account and passes the real security check @altcha', async ({ page, mails }) => {
  const t = accountTexts.en
  const email = `visitor.${unique()}@example.com`
  await page.goto('/create-account?lang=en')
  await hydrated(page)
  await page.getByLabel(t.names, { exact: true }).fill('Harriet')
  await page.getByLabel(t.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: t.askPin }).click()
  await expect(page.getByRole('status')).toHaveText(createAccountMessages.codeSent.en)

  const pin = await mails.pin(email, /code/)
  await page.getByLabel(t.pin).fill(wrong(pin))
  await page.getByLabel(t.newPassword, { exact: true }).fill(password)
  await page.getByLabel(t.confirmation, { exact: true }).fill(password)
  await page.getByRole('button', { name: t.create }).click()
  await expect(page.getByRole('alert')).toHaveText(createAccountMessages.pinInvalid.en)
  await page.getByLabel(t.pin).fill(pin)
  await page.getByRole('button', { name: t.create }).click()
  await expect(page).toHaveURL(/\/login\?.*lang=en/)
  await expect(page.getByRole('status')).toHaveText(createAccountMessages.created.en)

  // A refused form has used its check: the next one is solved while the password is retyped.
  await logInByHand(page, { email, password: 'Not-the-password-12' }, 'en')
  await expect(page.getByRole('alert')).toHaveText(loginMessages.loginFailed.en)
  await expect(page.getByText(altchaTexts.en.verified)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(loginMessages.loginFailed.en) // the check shows no error of its own
  await page.getByLabel(t.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: t.logIn, exact: true }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(startTexts.en.hello('Harriet'))
  await expect(await sections(page, 'en')).toHaveText(sectionsOf(defaultModules('customer'), 'en'))
})

test('a visitor who already has an account is told only by mail', async ({ page, mails, staff }) => {
  const t = accountTexts.es
  const { email } = await staff.user()
  await page.goto('/create-account')
  await hydrated(page)
  await page.getByLabel(t.names, { exact: true }).fill('Elena')
  await page.getByLabel(t.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: t.askPin }).click()

  await expect(page.getByRole('status')).toHaveText(createAccountMessages.codeSent.es)
  const { texto } = await mails.newest(email, /Ya tiene una cuenta/)
  expect(texto).not.toMatch(/^\s*\d{4}\s*$/m)
})
