import type { Page } from '@playwright/test'
import { applicationErrorTexts } from '@portal/contract/core/application-error-texts'
import { page404Texts } from '@portal/contract/core/page404-texts'
import { enterpriseFields } from '@portal/contract/enterprises/fields'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { errorTexts } from '../../apps/web/app/core/public/screens/error-texts.ts'
import { texts as enterpriseTexts } from '../../apps/web/app/features/enterprises/texts.ts'
import { accountTexts } from '../../apps/web/app/features/sign-in/account-texts.ts'
import { texts as userTexts } from '../../apps/web/app/features/users/texts.ts'
import { hydrated, named, sections } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const t = errorTexts.es
const kit = kitTexts.es

test('an unknown address answers 404 with its page, in both languages', async ({ page, request }) => {
  for (const path of ['/no-existe', '/classifieds/abc/def', '/usuarios']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-type']).toContain('text/html')
  }
  expect((await request.get('/v1/no-existe')).status()).toBe(404)
  await page.goto('/no-existe?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(page404Texts.noEncontrada.en)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText(errorTexts.en.notFound)).toBeVisible()
  // the dashboard uses the stored language from the first byte on
  await page.context().addCookies([{ name: 'lang', value: 'en', url: page.url() }])
  const answer = await page.goto('/dashboard/no-existe')
  expect(answer?.status()).toBe(404)
  expect(await answer?.text()).toContain(page404Texts.noEncontrada.en)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(page404Texts.noEncontrada.en)
})

test.describe('the link back from a page that is not found', () => {
  /** Opens an unknown page as a screen does when it finds nothing: with a state that names the error. */
  async function notFoundAfter(page: Page, error?: string): Promise<void> {
    await page.goto('/login')
    await hydrated(page)
    await page.getByRole('link', { name: accountTexts.es.createAccount }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(accountTexts.es.createTitle)
    await page.evaluate((said) => {
      const key = Math.random().toString(36).slice(2)
      const idx = (history.state as { idx: number }).idx + 1
      history.pushState({ usr: said && { error: said }, key, idx }, '', '/no-existe')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }, error)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(page404Texts.noEncontrada.es)
  }

  test('leads to the machines when a machine was not found', async ({ page }) => {
    await notFoundAfter(page, 'classifieds')
    await page.getByRole('button', { name: t.back }).click()
    await expect(page).toHaveURL('/classifieds')
  })

  test('leads to the requests when the detail of a quote was not found', async ({ page, login }) => {
    await login('superadmin')
    await page.goto('/')
    await hydrated(page)
    await page.evaluate(() => {
      history.pushState({ usr: { error: 'quote-detail' }, key: 'k', idx: 1 }, '', '/no-existe')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
    await page.getByRole('button', { name: t.back }).click()
    await expect(page).toHaveURL(/\/dashboard\/clasificados\/clasificados-solicitudes$/)
  })

  test('otherwise leads one step back, and never to another site', async ({ page }) => {
    await notFoundAfter(page)
    await page.getByRole('button', { name: t.back }).click()
    await expect(page).toHaveURL('/create-account')
    await notFoundAfter(page, 'https://example.com')
    await page.getByRole('button', { name: t.back }).click()
    await expect(page).toHaveURL('/create-account')
  })
})

test.describe('while the server is unreachable', () => {
  test.use({ allowedErrors: /net::ERR_FAILED/ })

  test('a list shows the failure and is retried', async ({ page, login }) => {
    await login('superadmin')
    await page.goto('/dashboard')
    const links = await sections(page)
    await page.route('**/v1/persona/list?**', (route) => route.abort())
    await named(links, 'Usuarios').click()
    await expect(page.getByText(kit.awayTitle)).toBeVisible()
    await expect(links.first()).toBeVisible() // the shell stays
    await page.unroute('**/v1/persona/list?**')
    await page.getByRole('button', { name: kit.retry }).click()
    await expect(page.getByRole('table', { name: userTexts.es.users })).toBeVisible()
  })

  test('a record shows the failure next to its list, and an unknown one is not found', async ({ page, login }) => {
    await login('superadmin')
    await page.goto('/dashboard/usuarios')
    await page.route('**/v1/persona/list/persona?**', (route) => route.abort())
    await page.getByRole('rowheader').getByRole('link').first().click()
    const panel = page.getByRole('complementary')
    await expect(panel).toContainText(kit.awayTitle)
    await page.unroute('**/v1/persona/list/persona?**')
    await panel.getByRole('button', { name: kit.retry }).click()
    await expect(panel.getByRole('form')).toBeVisible()
    await page.goto('/dashboard/usuarios/999999')
    await expect(panel).toContainText(kit.absentText)
    await expect(page.getByRole('table', { name: userTexts.es.users })).toBeVisible()
  })

  test('typed values stay when they cannot be sent', async ({ page, login, staff }) => {
    const { id } = await staff.enterprise()
    await login('superadmin')
    await page.goto(`/dashboard/sistema/empresas/${id}`)
    const email = page.getByRole('textbox', { name: enterpriseFields.email.label.es, exact: true })
    await email.fill('nuevo@example.com')
    await page.route('**/v1/distribuidor/update/**', (route) => route.abort())
    await page.getByRole('button', { name: kit.save, exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Sin respuesta del servidor' })).toBeVisible()
    await expect(email).toHaveValue('nuevo@example.com')
    await page.unroute('**/v1/distribuidor/update/**')
    await page.getByRole('button', { name: kit.save, exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Empresa actualizada' })).toBeVisible()
  })
})

test.describe('a screen whose files cannot be fetched', () => {
  test.use({ allowedErrors: /net::ERR_FAILED|dynamically imported module|Error loading route module/ })

  test('is reloaded once per path and build, then shows the failure', async ({ page, login }) => {
    const files = /\/assets\/enterprises\.route[^/]*\.js/
    const address = '/dashboard/sistema/empresas'
    await login('superadmin')
    await page.goto('/dashboard')
    const links = await sections(page)
    const title = applicationErrorTexts.title.es
    const notes = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('reload:')))
    const build = await page.locator('html').getAttribute('data-build')
    await page.route(files, (route) => route.abort())
    await page.evaluate(() => Object.assign(window, { isFirst: true }))
    await named(links, 'Empresas').click()
    await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible()
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(false)
    expect(await notes()).toEqual([`reload:${address}:${build}`])

    // The single reload is used up: returning from another screen does not reload again.
    await page.goto('/dashboard')
    await page.evaluate(() => Object.assign(window, { isSecond: true }))
    await named(links, 'Empresas').click()
    const screen = page.getByRole('status').filter({ hasText: title })
    await expect(screen).toContainText(kit.notLoaded)
    await expect(links.first()).toBeVisible()
    expect(await page.evaluate(() => 'isSecond' in window)).toBe(true)

    await page.unroute(files)
    await screen.getByRole('button', { name: kit.retry }).click()
    await expect(page.getByRole('table', { name: enterpriseTexts.es.title })).toBeVisible()
  })

  test('is reloaded once more after another build', async ({ page, login }) => {
    const files = /\/assets\/enterprises\.route[^/]*\.js/
    await login('superadmin')
    await page.goto('/dashboard')
    const links = await sections(page)
    await page.evaluate(() => localStorage.setItem('reload:/dashboard/sistema/empresas:an-earlier-build', ''))
    let isBroken = true
    await page.route(files, (route) => {
      if (!isBroken) return route.continue()
      isBroken = false // as after a release: the reloaded page names existing files
      return route.abort()
    })
    await named(links, 'Empresas').click()
    await expect(page.getByRole('table', { name: enterpriseTexts.es.title })).toBeVisible()
  })
})
