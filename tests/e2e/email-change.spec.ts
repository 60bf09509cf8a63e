import { Role } from '@portal/contract/access/constants'
import { userFields } from '@portal/contract/users/fields'
import { userDoneMessages, userMessages } from '@portal/contract/users/messages'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { accountTexts } from '../../apps/web/app/features/sign-in/account-texts.ts'
import { emailTexts } from '../../apps/web/app/features/users/email/email-texts.ts'
import { profileTexts } from '../../apps/web/app/features/users/profile-texts.ts'
import { texts } from '../../apps/web/app/features/users/texts.ts'
import { hydrated, logInByHand, sections, toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = { ...texts.es, ...emailTexts.es }
const save = { name: kitTexts.es.save, exact: true }
const link = /\/email-change\/\S+/
const aNewEmail = () => `nuevo.${unique()}@example.com`
const newPassword = 'Clave-Recuperada-78'

test('a changed own e-mail is shown as waiting until the new address confirms it @phone', async ({
  page,
  login,
  staff,
  mails,
  anotherPage,
}) => {
  const person = await staff.user()
  const email = aNewEmail()
  await login(person)
  await page.goto('/dashboard')
  await (await sections(page)).filter({ hasText: profileTexts.es.profile }).click()
  await page.getByRole('textbox', { name: userFields.email.label.es, exact: true }).fill(email)
  await page.getByRole('button', save).click()
  await expect(toast(page, userMessages.emailWaits.es)).toBeVisible()
  const waits = page.getByRole('note').filter({ hasText: t.waits(email) })
  await expect(waits).toBeVisible()
  await expect(waits.getByRole('button').first()).toBeDisabled()
  await expect(page.getByRole('textbox', { name: userFields.email.label.es, exact: true })).toHaveValue(person.email)

  const mailbox = await anotherPage()
  await mailbox.goto(await mails.link(email, /Confirme/, link))
  await hydrated(mailbox)
  await mailbox.getByRole('button', { name: t.confirm }).click()
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText(t.confirmedTitle)
  await expect(page).toHaveURL(/\/login/) // the open session has ended
  await mailbox.getByRole('link', { name: t.logIn, exact: true }).last().click()
  await logInByHand(mailbox, { ...person, email })
  await expect(mailbox).toHaveURL('/dashboard')
})

test('a waiting change is withdrawn in the profile', async ({ page, login, staff }) => {
  await login(await staff.user())
  await page.goto('/dashboard/perfil')
  await page.getByRole('textbox', { name: userFields.email.label.es, exact: true }).fill(aNewEmail())
  await page.getByRole('button', save).click()
  await page.getByRole('button', { name: t.withdraw }).click()
  await expect(toast(page, userDoneMessages.emailChangeEnded.es)).toBeVisible()
  await expect(page.getByRole('button', { name: t.withdraw })).toHaveCount(0)
})

test('staff see the waiting change, and cannot start one for their own rank', async ({ page, login, staff }) => {
  const [person, peer] = [await staff.user(), await staff.user({ rol_id: Role.administrator })]
  const email = aNewEmail()
  await login('admin')
  await page.goto(`/dashboard/usuarios/${person.id}`)
  await page.getByRole('textbox', { name: userFields.email.label.es, exact: true }).fill(email)
  await page.getByRole('button', save).click()
  await expect(page.getByRole('note').filter({ hasText: t.waits(email) })).toBeVisible()
  await page.goto(`/dashboard/usuarios/${peer.id}`)
  const field = page.getByRole('textbox', { name: userFields.email.label.es, exact: true })
  await expect(field).toBeDisabled()
  await expect(field).toHaveAccessibleDescription(t.whyEmailStays)
})

for (const javaScriptEnabled of [true, false])
  test.describe(`in a browser ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('the old address takes the account back and chooses another password', async ({
      page,
      staff,
      mails,
      sessions,
    }) => {
      const person = await staff.user({ idioma: 'en' })
      const email = aNewEmail()
      await staff.changeEmail(person.id, email)
      const a = { ...emailTexts.en, ...accountTexts.en }
      await page.goto(await mails.link(email, /Confirm/, link))
      if (javaScriptEnabled) await hydrated(page)
      await page.getByRole('button', { name: a.confirm }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(a.confirmedTitle)

      await page.goto(await mails.link(person.email, /was changed/, link))
      await expect(page.getByText(a.takeBackLead(person.email, email))).toBeVisible()
      if (javaScriptEnabled) await hydrated(page)
      await page.getByRole('button', { name: a.takeBack }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(a.backTitle)
      await page.getByLabel(a.newPassword, { exact: true }).fill(newPassword)
      await page.getByLabel(a.confirmation, { exact: true }).fill(newPassword)
      await page.getByRole('button', { name: a.reset }).click()
      await expect(page).toHaveURL('/login?aviso=clave&lang=en')
      expect((await sessions.open({ ...person, password: newPassword })).token).toBeTruthy()
    })
  })

test('a used link says so, and links to the next step', async ({ page }) => {
  const answer = await page.goto(`/email-change/${'x'.repeat(43)}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.goneTitle)
  await page.getByRole('link', { name: t.reset }).click()
  await expect(page).toHaveURL('/reset-password')
})
