import type { Page } from '@playwright/test'
import { sessionLimits } from '@portal/contract/core/limits'
import { sessionCalls } from '@portal/contract/sign-in/calls'
import { sessionDoneMessages } from '@portal/contract/sign-in/messages'
import { userFields } from '@portal/contract/users/fields'
import { shellTexts } from '../../apps/web/app/core/dashboard/shell/texts.ts'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { profileTexts } from '../../apps/web/app/features/users/profile-texts.ts'
import { logInByHand, profileMenu, sections, toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test.use({ ownContext: true }) // changes the clock

const t = shellTexts.es
const { tokenName } = sessionLimits

const tokenOf = (page: Page) => page.evaluate((name) => localStorage.getItem(name), tokenName)
const ending = (page: Page) => page.getByRole('dialog', { name: t.stayTitle })

test('ten minutes before its end a session can be extended', async ({ page, login, staff }) => {
  await login(await staff.user())
  await page.clock.install()
  await page.goto('/dashboard')
  await profileMenu(page).waitFor()
  const token = await tokenOf(page)
  await page.clock.fastForward('07:49:00')
  await expect(ending(page)).toBeHidden()
  await page.clock.fastForward('02:00')
  await expect(ending(page)).toHaveText(new RegExp(t.stayText(String.raw`[34]:\d\d`)))

  // The server's clock did not change: the new token counts from there.
  await page.route(`**${sessionCalls.renew.path}`, async (route) => {
    const answer = await route.fetch()
    await page.clock.setSystemTime(Date.now())
    await route.fulfill({ response: answer })
  })
  await ending(page).getByRole('button', { name: t.stay }).click()
  await expect(toast(page, sessionDoneMessages.renewed.es)).toBeVisible()
  await expect(ending(page)).toBeHidden()
  expect(await tokenOf(page)).not.toBe(token)
  await page.reload()
  await profileMenu(page).waitFor()
})

test('with 300 seconds left it ends, and the draft is offered after the next log-in', async ({
  page,
  context,
  login,
  staff,
}) => {
  const person = await staff.user()
  await login(person)
  await page.clock.install()
  await page.goto('/dashboard/perfil')
  const names = page.getByRole('textbox', { name: userFields.nombres.label.es, exact: true })
  await names.fill('Elena Beatriz')
  await page.clock.fastForward('07:54:00')
  await expect(ending(page)).toBeVisible()
  await page.clock.fastForward('01:30')
  await expect(page).toHaveURL('/')
  expect(await tokenOf(page)).toBeNull()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(tokenName)

  await page.clock.setSystemTime(Date.now())
  await page.goto('/login')
  await logInByHand(page, person)
  const offer = page.getByRole('alert').filter({ hasText: t.draftTitle })
  await expect(offer).toContainText(profileTexts.es.profile)
  await offer.getByRole('button', { name: kitTexts.es.recover }).click()
  await expect(page).toHaveURL('/dashboard/perfil')
  await expect(names).toHaveValue('Elena Beatriz')
})

for (const path of ['/classifieds', '/dashboard', '/dashboard/perfil'])
  test(`${path} opened with 300 seconds left ends the session and leads home`, async ({
    page,
    context,
    login,
    staff,
  }) => {
    await login(await staff.user())
    await page.clock.setFixedTime(Date.now() + 8 * 3_600_000 - 250_000)
    await page.goto(path)
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).not.toHaveAttribute('data-signed-in')
    expect(await page.evaluate(() => [localStorage.getItem('jwtToken'), localStorage.getItem('usuario')])).toEqual([
      null,
      null,
    ])
    expect((await context.cookies()).map(({ name }) => name)).not.toContain(tokenName)
  })

test('a draft is private, and disappears after it is discarded', async ({ page, login, staff, sessions, context }) => {
  const person = await staff.user()
  await login(person)
  await page.goto('/dashboard/perfil')
  await page.getByRole('textbox', { name: userFields.nombres.label.es, exact: true }).fill('Borrador')
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft:')))
  await expect.poll(kept).toHaveLength(1)
  const [name = ''] = await kept()
  expect(await page.evaluate((key) => localStorage.getItem(key), name)).not.toContain('Borrador')

  page.once('dialog', (dialog) => dialog.accept())
  const another = await sessions.open(await staff.user())
  await page.evaluate(([key, token]) => localStorage.setItem(key, token), [tokenName, another.token] as const)
  await context.addCookies([{ name: tokenName, value: another.token, url: page.url() }])
  await page.goto('/dashboard')
  await profileMenu(page).waitFor()
  await expect(page.getByRole('alert')).toHaveCount(0)

  const again = await sessions.open(person)
  await page.evaluate(([key, token]) => localStorage.setItem(key, token), [tokenName, again.token] as const)
  await page.goto('/dashboard')
  const offer = page.getByRole('alert').filter({ hasText: t.draftTitle })
  await expect(offer).toBeVisible()
  await (await sections(page)).filter({ hasText: 'Mis cotizaciones' }).click()
  await expect(offer).toBeHidden() // it belongs to another screen
  await (await sections(page)).filter({ hasText: 'Inicio' }).click()
  await offer.getByRole('button', { name: kitTexts.es.discard }).click()
  await expect(offer).toBeHidden()
  expect(await kept()).toEqual([])
})
