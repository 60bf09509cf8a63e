import type { Page } from '@playwright/test'
import { type Language, languages, withLanguage } from '@portal/contract/core/language'
import { drawnProducts } from '@portal/contract/products/constants'
import { guidePath } from '@portal/contract/products/guides/address'
import { chaptersOf, guideNotice } from '@portal/contract/products/guides/guides'
import { consoleSlugs } from '@portal/contract/products/manuals/consoles'
import { manualPath, manualPdfPath } from '@portal/contract/products/manuals/edition'
import { calloutAt } from '@portal/contract/products/manuals/panel'
import { consoleParts } from '@portal/contract/products/manuals/parts'
import { supportTexts } from '../../apps/web/app/features/site/support/support-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

const pages = [...drawnProducts.map(guidePath), ...consoleSlugs.map(manualPath)]
const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

/** Opens support and follows a link of its own page. */
async function openFromSupport(page: Page, language: Language, name: string): Promise<void> {
  await page.goto(withLanguage('/support', language))
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

for (const language of languages) {
  const t = supportTexts[language]

  test(`guides and manuals are accessible, fit a phone and bring no bundle (${language}) @phone`, async ({ page }) => {
    test.slow()
    for (const path of pages) {
      await page.goto(withLanguage(path, language))
      await expect(page.locator('html')).toHaveAttribute('data-document', '')
      await expect(page.getByText(guideNotice[language])).toBeVisible()
      expect(await page.evaluate(isWider), path).toBe(false)
      await expectNoAxeViolations(page)
    }
  })

  test(`support leads to the film of the first steps, whose chapters move it (${language})`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/films\/.*\.(webm|mp4)/.test(request.url())) asked.push(request.url())
    })
    await openFromSupport(page, language, t.guideOf('Next One'))
    const chapters = chaptersOf('nextone')
    const items = page
      .locator('ol')
      .filter({ has: page.locator('[data-at]') })
      .getByRole('listitem')
    await expect(items).toHaveCount(chapters.length)
    for (const [index, { step }] of chapters.entries()) {
      await expect(items.nth(index).getByRole('heading')).toContainText(step.title[language])
      await expect(items.nth(index)).toContainText(step.text[language])
    }
    await expect(items.filter({ hasText: '60 min' })).toHaveCount(1) // a fact of the product
    expect(asked).toEqual([])

    const { at } = chapters[3]!
    await items.nth(3).getByRole('link').click()
    const film = page.locator('video')
    await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThanOrEqual(at)
    await expect(film).toBeFocused()
    await expect(page).toHaveURL(/\/guides\/nextone/)
    const captions = await film.evaluate((one: HTMLVideoElement) =>
      [...one.textTracks].filter(({ mode }) => mode === 'showing').map((track) => track.language),
    )
    expect(captions).toEqual([language])
    expect(new URL(asked[0] ?? page.url()).pathname).toContain(`/films/guides/nextone-${language}.`)
  })

  test(`support leads to the manual of a console, with its numbers and its PDF (${language})`, async ({ page }) => {
    await openFromSupport(page, language, t.manualOf('Next Three'))
    const shown = consoleParts.nextthree.filter(({ anchor }) => calloutAt('nextthree', anchor))
    const numbers = page.locator('#panel svg g[transform] text')
    await expect(numbers).toHaveText(shown.map((_, index) => `${index + 1}`))
    const parts = page.locator('#panel ol').getByRole('listitem')
    for (const [index, { name, text }] of shown.entries()) {
      await expect(parts.nth(index).getByRole('heading')).toHaveText(name[language])
      await expect(parts.nth(index)).toContainText(text[language])
    }
    await expect(page.locator('#facts')).toContainText('RFID')

    for (const one of languages) {
      const pdf = await page.request.get(manualPdfPath('nextthree', one))
      expect(pdf.headers()['content-type']).toBe('application/pdf')
      await expect(page.locator(`a[href="${manualPdfPath('nextthree', one)}"]`)).toBeVisible()
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.locator('#missing')).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
  })
}

test('each product leads to its guide, and each console to its manual', async ({ page }) => {
  for (const slug of drawnProducts) {
    await page.goto(`/${slug}`)
    await expect(page.locator(`a[href="${guidePath(slug)}"]`)).toBeVisible()
    await expect(page.locator(`a[href="${manualPath(slug)}"]`)).toHaveCount(
      consoleSlugs.some((one) => one === slug) ? 1 : 0,
    )
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a chapter opens the film at its second', async ({ page }) => {
    await page.goto('/guides/quamtum')
    const { at } = chaptersOf('quamtum')[1]!
    await expect(page.locator('[data-at]').nth(1)).toHaveAttribute('href', `/films/guides/quamtum-es.mp4#t=${at}`)
  })
})
