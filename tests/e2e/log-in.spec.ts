import { roleNames } from '@portal/contract/access/constants'
import { loginMessages } from '@portal/contract/sign-in/messages'
import { texts } from '../../apps/web/app/core/public/components/texts.ts'
import { accountTexts } from '../../apps/web/app/features/sign-in/account-texts.ts'
import { startTexts } from '../../apps/web/app/features/start/start-texts.ts'
import { hydrated, logInByHand, profileMenu } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const t = accountTexts.es

test('the log-in continues to the requested screen, and never to another site', async ({ page }) => {
  await page.goto('/dashboard/usuarios?page=2&orden=email')
  await expect(page).toHaveURL('/login?volver=%2Fdashboard%2Fusuarios%3Fpage%3D2%26orden%3Demail')
  await expect(page.getByRole('status')).toHaveText(t.returning)
  await logInByHand(page, 'superadmin')
  await expect(page).toHaveURL('/dashboard/usuarios?page=2&orden=email')

  // Already logged in, so it redirects immediately.
  for (const elsewhere of [
    '//example.com/x',
    'https://example.com',
    '/\\example.com',
    'javascript:alert(1)',
    '/login',
  ]) {
    await page.goto(`/login?volver=${encodeURIComponent(elsewhere)}`)
    await expect(page, elsewhere).toHaveURL('/dashboard')
  }
})

test('an unknown address and a wrong password get the same refusal', async ({ page, staff }) => {
  await page.goto('/login')
  await logInByHand(page, { email: 'nadie@example.com', password: 'Cualquier-Cosa-12' })
  await expect(page.getByRole('alert')).toHaveText(loginMessages.loginFailed.es)
  await logInByHand(page, { ...(await staff.user()), password: 'Cualquier-Cosa-12' })
  await expect(page.getByRole('alert')).toHaveText(loginMessages.loginFailed.es)
  await page.getByLabel(t.email, { exact: true }).fill('sin arroba')
  await page.getByRole('button', { name: t.logIn, exact: true }).click()
  await expect(page.getByLabel(t.email, { exact: true })).toHaveAccessibleDescription(loginMessages.emailInvalid.es)
  await expect(page.getByLabel(t.email, { exact: true })).toBeFocused()
  await page.getByLabel(t.email, { exact: true }).fill('')
  await page.getByRole('button', { name: t.logIn, exact: true }).click()
  await expect(page.getByLabel(t.email, { exact: true })).toHaveAccessibleDescription('Escriba el correo.')
})

test('a log-in is not sent before its page is hydrated', async ({ page }) => {
  const { promise: files, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await files
    await route.continue()
  })
  await page.goto('/login')
  await page.getByLabel(t.email, { exact: true }).fill('superadmin@example.com')
  await expect(page.getByRole('button', { name: t.logIn, exact: true })).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  arrive()
  await logInByHand(page, 'superadmin')
  await expect(page).toHaveURL('/dashboard')
})

test('the public site greets a signed-in user, and his menu links to the dashboard @phone', async ({
  page,
  login,
  staff,
}) => {
  const person = await staff.user()
  await login(person)
  await page.goto('/dashboard')
  await profileMenu(page).waitFor()
  await page.goto('/')
  await hydrated(page)
  const menu = page.getByRole('banner').getByRole('button', { name: `${texts.es.account}: ${person.names}` })
  await menu.click()
  await page.getByRole('link', { name: texts.es.dashboard }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(startTexts.es.hello(person.names))
  await page.goto('/')
  await menu.click()
  const left = page.waitForEvent('load')
  await page.getByRole('button', { name: texts.es.logOut }).click()
  await expect(page.getByRole('link', { name: texts.es.logIn }).first()).toBeVisible()
  await left
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login?volver=%2Fdashboard')
})

test('the menu of a distributor shows his enterprise', async ({ page, login }) => {
  await login('distribuidor')
  await page.goto('/dashboard')
  await profileMenu(page).click()
  const menu = page.getByRole('menu')
  await expect(menu).toContainText('Perforaciones del Bajío')
  await expect(menu).toContainText('Guanajuato')
  await expect(menu).toContainText(roleNames[4].es)
  await expect(menu).not.toContainText('@')
})
