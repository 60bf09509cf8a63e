import type { Page } from '@playwright/test'
import { languages } from '@portal/contract/core/language'
import { manualTexts } from '../../apps/web/app/features/site/manual/manual-page-texts.ts'
import { supportTexts } from '../../apps/web/app/features/site/support/support-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

const paths = ['/support', '/faq', '/quamtum-manual', '/quamtum-manual?q=gps'] as const
const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
const inEnglish = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=en`

async function structured(page: Page): Promise<{ '@type': string; mainEntity?: { name: string }[] }[]> {
  const found = await page.locator('script[type="application/ld+json"]').allTextContents()
  return found.map((text) => JSON.parse(text))
}

for (const language of languages) {
  test(`the pages of support are accessible, fit a phone and bring no bundle (${language}) @phone`, async ({
    page,
  }) => {
    test.slow()
    for (const path of paths) {
      await page.goto(language === 'en' ? inEnglish(path) : path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('data-document', '')
      expect(await page.evaluate(isWider), path).toBe(false)
      await expectNoAxeViolations(page)
    }
  })

  test(`support leads to brochures, chapters, questions and people (${language})`, async ({ page, portal }) => {
    const t = supportTexts[language]
    await page.goto(language === 'en' ? inEnglish('/support') : '/support')
    const brochures = page.locator('#documents a[href^="/brochures/"]')
    await expect(brochures).toHaveCount(24) // eight products in three languages
    const pdf = await page.request.get(portal.url + (await brochures.first().getAttribute('href')))
    expect(pdf.headers()['content-type']).toBe('application/pdf')

    await page.getByRole('link', { name: t.openManual, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(manualTexts[language].title)
  })
}

test('an address opens its question, and search engines get all of them', async ({ page }) => {
  await page.goto('/faq#delivery-time')
  await expect(page.getByText('20 días hábiles')).toBeVisible()
  await expect(page.getByText('FOB dentro de México')).toBeHidden()
  await page.getByText('¿Dónde se entregan los equipos?').click()
  await expect(page.getByText('FOB dentro de México')).toBeVisible()

  const whole = (await structured(page)).find((one) => one['@type'] === 'FAQPage')
  const questions = whole?.mainEntity?.map(({ name }) => name) ?? []
  expect(questions.length).toBeGreaterThanOrEqual(20)
  expect(questions).toEqual(await page.locator('summary h3').allTextContents())
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages) {
    test(`the manual is searched, marks what it finds and keeps the language (${language})`, async ({ page }) => {
      const t = manualTexts[language]
      const word = { es: 'calibrar', en: 'calibrate' }[language]
      await page.goto(language === 'en' ? inEnglish('/quamtum-manual') : '/quamtum-manual')
      await page.getByRole('searchbox', { name: t.searchLabel }).fill(word)
      await page.getByRole('button', { name: t.search, exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('#hits')).toContainText(word)
      const marks = page.locator('#calibrating mark')
      expect(await marks.count()).toBeGreaterThan(0)
      expect((await marks.first().textContent())?.toLowerCase()).toMatch(/^calibra/)

      const first = page.locator('section[aria-labelledby=hits] ol a').first()
      const target = await first.getAttribute('href')
      await first.click()
      await expect(page.locator(`${target}`)).toBeInViewport()

      await page.getByRole('searchbox').fill('zzz')
      await page.getByRole('button', { name: t.search, exact: true }).click()
      await expect(page.getByRole('heading', { name: t.noneTitle('zzz') })).toBeVisible()
      await page.getByRole('link', { name: t.clear }).click()
      await expect(page.locator('mark')).toHaveCount(0)
    })
  }

  test('a version omits the sections of the others', async ({ page }) => {
    await page.goto('/quamtum-manual')
    await expect(page.locator('#install-drone')).toBeVisible()
    await page.getByRole('link', { name: 'Portátil', exact: true }).click()
    await expect(page.locator('#install-portable')).toBeVisible()
    await expect(page.locator('#install-drone')).toHaveCount(0)
    await page.getByRole('searchbox').fill('escala')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/version=portable/)
  })
})

test('each chapter has an address, and the GPS figure is that of the product’s facts', async ({ page }) => {
  await page.goto('/quamtum-manual#gps-accuracy')
  const section = page.locator('#gps-accuracy')
  await expect(section).toBeInViewport()
  await expect(section).toContainText('1 a 5 m')
  for (const link of await page.locator('nav ol a[href^="#"]').all()) {
    await expect(page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`)).toHaveCount(1)
  }
})

test('the printed manual is complete, without menus', async ({ page }) => {
  await page.goto('/quamtum-manual')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#problems-desktop')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('searchbox')).toBeHidden()
})
