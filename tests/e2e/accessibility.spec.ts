import { type Language, languages } from '@portal/contract/core/language'
import { userFields } from '@portal/contract/users/fields'
import { shellTexts } from '../../apps/web/app/core/dashboard/shell/texts.ts'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { texts as enterpriseTexts } from '../../apps/web/app/features/enterprises/texts.ts'
import { accountTexts } from '../../apps/web/app/features/sign-in/account-texts.ts'
import { texts as userTexts } from '../../apps/web/app/features/users/texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { hydrated, profileMenu, sections } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

const inLanguage = (path: string, language: Language) => (language === 'en' ? `${path}?lang=en` : path)

const enterprise = '/dashboard/sistema/empresas/informacion-empresa/2'
const screens = {
  'the start page': ['/dashboard', '/dashboard/fabrica'],
  'the list of users': [
    '/dashboard/usuarios',
    '/dashboard/usuarios?buscar=nadie&rol_id=2',
    '/dashboard/usuarios/nuevo',
    '/dashboard/usuarios/8',
    '/dashboard/usuarios/8/acceso',
    '/dashboard/usuarios/999999',
  ],
  'the profile': ['/dashboard/perfil', '/dashboard/perfil?tab=clave', '/dashboard/perfil?tab=sesiones'],
  'the list of enterprises': [
    '/dashboard/sistema/empresas',
    '/dashboard/sistema/empresas/nueva',
    '/dashboard/sistema/empresas/2',
  ],
  'the page of an enterprise': [
    enterprise,
    `${enterprise}?tab=sucursales`,
    `${enterprise}/sucursales/nueva?tab=sucursales`,
    `${enterprise}?tab=usuarios`,
  ],
  'the list of branches': ['/dashboard/sistema/sucursales', '/dashboard/sistema/sucursales/1'],
}

for (const language of languages) {
  // the home page is in home.spec.ts
  test(`public pages are accessible (${language}) @phone`, async ({ page }) => {
    test.slow()
    for (const path of ['/login', '/create-account', '/reset-password', '/buzon', '/no-existe']) {
      await page.goto(inLanguage(path, language))
      await hydrated(page)
      await expectNoAxeViolations(page)
    }
  })

  test(`the steps of accounts are accessible, refused and not (${language}) @phone`, async ({ page, staff, mails }) => {
    const t = accountTexts[language]
    await page.goto(inLanguage('/create-account', language))
    await hydrated(page)
    await page.getByRole('button', { name: t.askPin }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByLabel(t.names, { exact: true }).fill('Ana')
    await page.getByLabel(t.email, { exact: true }).fill(`ana.${unique()}@example.com`)
    await page.getByRole('button', { name: t.askPin }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.checkMail)
    await page.getByLabel(t.newPassword, { exact: true }).fill('Corta1')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: t.create }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoAxeViolations(page)

    const { email } = await staff.user()
    await page.goto(inLanguage((await mails.passwordLink(email)).replace(/\?.*/, ''), language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.linkTitle) // the link was used
    await expectNoAxeViolations(page)
  })

  for (const [area, paths] of Object.entries(screens)) {
    test(`${area} is accessible in the dashboard (${language}) @phone`, async ({ page, context, login, portal }) => {
      test.slow()
      await login('superadmin')
      await context.addCookies([{ name: 'lang', value: language, url: portal.url }])
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expectNoAxeViolations(page)
      }
    })
  }

  test(`what opens over a screen is accessible (${language}) @phone`, async ({ page, context, login, portal }) => {
    test.slow()
    const kit = kitTexts[language]
    const shell = shellTexts[language]
    await login('admin')
    await context.addCookies([{ name: 'lang', value: language, url: portal.url }])
    await page.goto('/dashboard')
    await sections(page, language)
    await expectNoAxeViolations(page)

    await page.goto('/dashboard/usuarios')
    await profileMenu(page, language).click()
    await expect(page.getByRole('menuitem', { name: shell.logOut })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('usu')
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: kit.filter, exact: true }).click()
    await page.getByRole('combobox', { name: userFields.rol_id.label[language] }).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectNoAxeViolations(page)

    await page.goto('/dashboard/usuarios/nuevo')
    await page.getByRole('button', { name: userTexts[language].createUser }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoAxeViolations(page)

    await page.goto('/dashboard/sistema/empresas/2')
    await page.getByRole('button', { name: kit.moreActions }).click()
    await page.getByRole('menuitem', { name: enterpriseTexts[language].deleteEnterprise }).click()
    const title = kit.deactivateTitle('Minera Quebrada Azul')
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expectNoAxeViolations(page)
  })
}

test('nothing is wider than the window, from 360 to 1920 px', async ({ page, login }) => {
  test.slow()
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  const expectToFit = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of [360, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => page.evaluate(isWider), { message: `${path} at ${width} px` }).toBe(false)
      }
    }
  }
  await expectToFit(['/', '/login', '/create-account', '/buzon', '/no-existe'])
  await login('superadmin')
  await expectToFit([
    '/dashboard',
    '/dashboard/usuarios',
    '/dashboard/usuarios/8/acceso',
    '/dashboard/sistema/empresas/2',
    '/dashboard/sistema/empresas/informacion-empresa/2?tab=usuarios',
    '/dashboard/perfil',
  ])
})
