import { drawnProducts } from '@portal/contract/products/constants'
import { texts } from '../../apps/web/app/core/public/components/texts.ts'
import { accountTexts } from '../../apps/web/app/features/sign-in/account-texts.ts'
import { hydrated } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const t = texts.es
/** A page without a bundle. */
const plainPage = '/offices'
/** A page that is hydrated. */
const livePage = '/classifieds'

test('the products are grouped by stage of work, and the menu works with the keyboard', async ({ page }) => {
  await page.goto(livePage)
  await hydrated(page)
  const opener = page.getByRole('button', { name: t.products })
  const menu = page.locator('#products-menu')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  const stages = ['Diseño', 'Trabajo en terreno', 'Análisis de fragmentación']
  await expect(menu.getByRole('heading')).toHaveText(stages)
  for (const slug of drawnProducts) {
    await expect(menu.locator(`a[href="/${slug}"]`)).toBeVisible()
    expect((await page.request.get(`/${slug}`)).status(), slug).toBe(200)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: /NextLion/ }).click()
  await expect(page).toHaveURL('/nextlion')
  await expect(menu).toBeHidden()
})

test('the bar is sticky, and the link to the top appears after 700 px', async ({ page }) => {
  for (const path of [plainPage, livePage]) {
    await page.goto(path)
    const toTop = page.getByRole('button', { name: t.toTop })
    await expect(toTop).toBeHidden()
    await page.evaluate(() => scrollTo(0, 690))
    await expect(toTop).toBeHidden()
    await page.evaluate(() => scrollTo(0, 720))
    await expect(toTop).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'NEXT', exact: true })).toBeInViewport()
    await toTop.click()
    await expect(toTop).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('a page without a bundle shows the signed-in user and logs him out @phone', async ({ page, login, staff }) => {
  const person = await staff.user()
  await login(person)
  await page.goto('/dashboard') // stores the user's name
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(plainPage)
  expect(await page.locator('script[type="module"], script#app').count()).toBe(0)
  await page.evaluate(() => localStorage.setItem('device:check-in:1', '{"lista":["Ana Rojas"]}'))
  await page.getByRole('button', { name: `${t.account}: ${person.names}` }).click()
  await expect(page.getByRole('link', { name: t.dashboard })).toBeVisible()
  await page.getByRole('button', { name: t.logOut }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: t.logIn })).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).not.toContain('jwtToken')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Ana Rojas|jwtToken|usuario/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login?volver=%2Fdashboard')
})

test('a language chosen on a page without a bundle is stored', async ({ page }) => {
  await page.goto(plainPage)
  await page.getByRole('list', { name: t.language }).getByRole('link', { name: 'EN' }).click()
  await expect(page).toHaveURL(`${plainPage}?lang=en`)
  await page.goto('/about-us')
  await expect(page).toHaveURL('/about-us?lang=en')
  await page.getByRole('list', { name: texts.en.language }).getByRole('link', { name: 'ES' }).click()
  await expect(page).toHaveURL('/about-us')
})

test('the footer names its pages, mail and networks, both offices and the year', async ({ page }) => {
  await page.goto(plainPage)
  const footer = page.getByRole('contentinfo')
  for (const path of ['/allproducts', '/quamtum', '/nextlion', '/contact', '/support', '/events']) {
    await expect(footer.locator(`a[href="${path}"]`), path).toBeVisible()
  }
  await expect(footer.locator('a[href^="mailto:"]').first()).toBeVisible()
  await expect(footer.getByRole('list', { name: t.networks }).getByRole('link')).toHaveCount(3)
  await expect(footer).toContainText('Chile')
  await expect(footer).toContainText('Estados Unidos')
  await expect(footer).toContainText('© 2025')
})

test('every page is reached from the menu of a narrow window @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(livePage)
  await hydrated(page)
  await page.getByRole('button', { name: t.menu, exact: true }).click()
  const menu = page.getByRole('navigation', { name: t.menu, exact: true })
  await expect(menu.getByRole('link', { name: /Next Remote/ })).toBeVisible()
  await menu.getByRole('link', { name: t.logIn }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accountTexts.es.logInTitle)
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: t.menu, exact: true }).click()
  await page.getByRole('button', { name: t.close, exact: true }).click()
  await expect(menu).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of [plainPage, livePage]) {
    test(`the menus of ${path} open, and their links work @phone`, async ({ page, isMobile }) => {
      await page.goto(path)
      await page.getByRole('button', { name: isMobile ? t.menu : t.products, exact: true }).click()
      await page
        .locator(isMobile ? '#phone-menu' : '#products-menu')
        .getByRole('link', { name: /Next One\+/ })
        .click()
      await expect(page).toHaveURL('/nextoneplus')
    })
  }
})
