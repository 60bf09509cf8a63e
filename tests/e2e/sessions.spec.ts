import { sessionDoneMessages } from '@portal/contract/sign-in/messages'
import { passwordDoneMessages, passwordMessages } from '@portal/contract/sign-in/password-messages'
import { shellTexts } from '../../apps/web/app/core/dashboard/shell/texts.ts'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { sessionTexts } from '../../apps/web/app/features/sign-in/sessions/session-texts.ts'
import { startTexts } from '../../apps/web/app/features/start/start-texts.ts'
import { profileMenu, toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const t = sessionTexts.es

test('a session ended from another browser stops immediately, and one click ends the others', async ({
  page,
  login,
  staff,
  anotherPage,
}) => {
  const person = await staff.user()
  const open = async () => {
    const other = await anotherPage(person)
    await other.goto('/dashboard')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(startTexts.es.hello(person.names))
    return other
  }
  await login(person)
  await page.goto('/dashboard/perfil?tab=sesiones')
  const rows = page.getByRole('region', { name: t.sessions }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(t.thisOne)
  await expect(page.getByText(t.onlyThis)).toBeVisible()

  const second = await open()
  await page.reload()
  await expect(rows).toHaveCount(2)
  await rows.last().getByRole('button').click()
  await expect(toast(page, sessionDoneMessages.ended.es)).toBeVisible()
  await expect(second).toHaveURL('/login?volver=%2Fdashboard')
  await expect(rows).toHaveCount(1)

  const third = await open()
  const fourth = await open()
  await page.reload()
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: t.endOthers }).click()
  const question = page.getByRole('dialog', { name: t.endOthersTitle })
  await expect(question).toContainText(t.endOthersText(2))
  await question.getByRole('button', { name: t.endOthers }).click()
  await expect(toast(page, t.ended(2))).toBeVisible()
  await expect(third).toHaveURL(/\/login/)
  await expect(fourth).toHaveURL(/\/login/)
  await expect(page).toHaveURL('/dashboard/perfil?tab=sesiones')
})

test('a changed password ends the other sessions and keeps this one', async ({
  page,
  login,
  staff,
  mails,
  anotherPage,
}) => {
  const person = await staff.user()
  const elsewhere = await anotherPage(person)
  await elsewhere.goto('/dashboard')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(startTexts.es.hello(person.names))

  await login(person)
  await page.goto('/dashboard/perfil?tab=clave')
  const form = page.getByRole('form', { name: t.change })
  await form.getByLabel(new RegExp(`^${t.current}`)).fill('no-es-esta')
  await form.getByLabel(new RegExp(`^${t.next}`)).fill('Cambiada-Hoy-2026')
  await form.getByLabel(new RegExp(`^${t.again}`)).fill('Cambiada-Hoy-2026')
  const rules = form.getByRole('list', { name: kitTexts.es.passwordRules }).getByRole('img')
  await expect(rules).toHaveCount(5)
  await expect(form.getByRole('img', { name: kitTexts.es.ruleMet })).toHaveCount(5)
  await form.getByRole('button', { name: t.change }).click()
  await expect(form.getByLabel(new RegExp(`^${t.current}`))).toHaveAccessibleDescription(
    new RegExp(passwordMessages.currentMismatch.es),
  )
  await form.getByLabel(new RegExp(`^${t.current}`)).fill(person.password)
  await form.getByRole('button', { name: t.change }).click()
  await expect(toast(page, passwordDoneMessages.updated.es)).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/login/)
  await mails.newest(person.email, /contraseña fue cambiada/)

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(startTexts.es.hello(person.names))
})

test('logging out in one tab logs out the other one', async ({ page, context, login, staff }) => {
  await login(await staff.user())
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/dashboard')
    await profileMenu(tab).waitFor()
  }
  await profileMenu(other).click()
  await other.getByRole('menuitem', { name: shellTexts.es.logOut }).click()
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL('/')

  await page.goBack()
  await expect(page).toHaveURL('/login?volver=%2Fdashboard')
})
