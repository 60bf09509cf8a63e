import type { CDPSession, Page } from '@playwright/test'
import { Role } from '@portal/contract/access/constants'
import { factorTexts } from '../../apps/web/app/features/sign-in/factor/factor-texts.ts'
import { logInTexts } from '../../apps/web/app/features/sign-in/factor/log-in-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { hydrated, logInByHand } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const t = { ...factorTexts.es, ...logInTexts.es }

test.use({ ownContext: true })

/** An authenticator of the device itself, whose owner touches it and is recognized at once. */
async function newAuthenticator(client: CDPSession): Promise<string> {
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return authenticatorId
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: t.addPasskey }).click()
  const dialog = page.getByRole('dialog', { name: t.addPasskey })
  await dialog.getByLabel(t.name).fill(name)
  await dialog.getByRole('button', { name: t.create }).click()
}

/** As in a browser that was never used here. */
async function forgetSession(page: Page): Promise<void> {
  await page.goto('/faq') // where nothing watches the session
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await page.goto('/login')
  await hydrated(page)
}

test('an administrator adds a passkey, logs in with it, loses it, and comes back by a recovery code', async ({
  page,
  login,
  staff,
}) => {
  test.slow() // two passkeys, ten codes, and a captcha for each log-in
  const person = await staff.user({ rol_id: Role.administrator })
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const first = await newAuthenticator(client)
  await login(person)
  await page.goto('/dashboard/perfil?tab=seguridad')
  await addPasskey(page, 'Mi portátil')
  const sheet = page.getByRole('dialog', { name: t.codes })
  await expect(sheet.getByRole('listitem')).toHaveCount(10)
  const codes = await sheet.getByRole('listitem').allTextContents()
  await expectNoAxeViolations(page)
  await sheet.getByRole('button', { name: t.stored }).click()
  const devices = page.getByRole('list', { name: t.devices }).getByRole('listitem')
  await expect(devices).toContainText(['Mi portátil'])

  await forgetSession(page)
  await page.getByRole('button', { name: t.passkeyAlone }).click()
  await expect(page).toHaveURL('/dashboard')

  await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: first })
  await newAuthenticator(client)
  await forgetSession(page)
  await logInByHand(page, person)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  await expect(page).toHaveURL('/login')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: t.byRecovery }).click()
  const field = page.getByLabel(t.recovery)
  await field.fill('AAAAA-AAAAA')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/no es correcto o ya se usó/)
  await field.fill(codes[0]!.toLowerCase())
  await expect(page.getByRole('button', { name: t.go, exact: true })).toBeEnabled() // Enter does nothing while it sends
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.enrolTitle)
  await page.goto('/dashboard/usuarios')
  await expect(page).toHaveURL('/dashboard/segundo-factor?volver=%2Fdashboard%2Fusuarios')
  await expectNoAxeViolations(page)
  await addPasskey(page, 'Otro portátil')
  await expect(page).toHaveURL('/dashboard/usuarios')
  await page.goto('/dashboard/perfil?tab=seguridad')
  await expect(devices).toContainText(['Mi portátil', 'Otro portátil'])
  await expect(page.getByText(t.codesLeft(9))).toBeVisible()
})
