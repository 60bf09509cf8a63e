import { readFile } from 'node:fs/promises'
import XLSX from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { type Language, languages } from '@portal/contract/core/language'
import { registrationStatusNames } from '@portal/contract/workshops/constants'
import { workshopDoneMessages, workshopMessages } from '@portal/contract/workshops/messages'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { brazilTexts } from '../../apps/web/app/features/workshops/public/brazil-texts.ts'
import { eventsTexts } from '../../apps/web/app/features/workshops/public/events-texts.ts'
import { formTexts } from '../../apps/web/app/features/workshops/public/form-texts.ts'
import { registrationTexts } from '../../apps/web/app/features/workshops/staff/registration-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { choose, hydrated, toast } from './support/screen.ts'
import { siteContent } from './support/site-contents.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const inLanguage = (path: string, language: Language) =>
  language === 'en' ? `${path}${path.includes('?') ? '&' : '?'}lang=en` : path

/** What the first owner says of their workshops. */
function said(language: Language) {
  const [chile, brazil, botswana] = siteContent('talleres', language).encuentros
  return {
    cards: { chile: chile!.lugar, brazil: brazil!.lugar, botswana: botswana!.lugar },
    chile: siteContent('taller_chile', language).titulo,
    brazil: siteContent('taller_brasil', language).titulo,
  }
}

const next = '/events/antofagasta'
const card = (page: Page, place: string) => page.getByRole('main').getByRole('link', { name: place, exact: true })
const title = (page: Page, name: string, level: number) => page.getByRole('heading', { name, level, exact: true })

async function fill(page: Page, language: Language, email: string, name = 'Ana Rojas'): Promise<void> {
  const t = formTexts[language]
  await page.getByLabel(t.name, { exact: true }).fill(name)
  await page.getByLabel(t.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: t.send, exact: true }).click()
}

for (const language of languages) {
  const t = eventsTexts[language]
  const { cards, chile, brazil } = said(language)

  test(`a card opens its event below and closes it again (${language}) @phone`, async ({ page }) => {
    await page.goto(inLanguage('/events', language))
    await hydrated(page)
    await card(page, cards.chile).click()
    await expect(page.getByText(t.loading)).toBeVisible()
    await expect(title(page, chile, 2)).toBeInViewport()
    await expect(page).toHaveURL(inLanguage('/events?event=chile', language))
    await expect(card(page, cards.chile)).toHaveAttribute('aria-expanded', 'true')

    await card(page, cards.brazil).click()
    await expect(title(page, brazil, 2)).toBeInViewport()
    await expect(title(page, chile, 2)).toHaveCount(0)
    await card(page, cards.brazil).click()
    await expect(title(page, brazil, 2)).toHaveCount(0)
    await expect(page).toHaveURL(inLanguage('/events', language))

    await card(page, cards.chile).click()
    await expect(title(page, chile, 2)).toBeVisible()
    await card(page, cards.botswana).click()
    await expect(title(page, chile, 2)).toHaveCount(0)
    await expect(page).toHaveURL(inLanguage('/events', language))
    await page.goBack()
    await expect(title(page, chile, 2)).toBeVisible()
  })

  test(`the pages of events are accessible and fit (${language}) @phone`, async ({ page }) => {
    test.slow()
    for (const path of ['/events', '/events?event=brazil', '/chile-workshop', '/brazil-workshop', next]) {
      await page.goto(inLanguage(path, language))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
      await expectNoAxeViolations(page)
    }
  })

  test(`a visitor registers once, with a number and a mail (${language}) @phone`, async ({ page, mails }) => {
    const form = formTexts[language]
    const email = `asistente.${unique()}@example.com`
    await page.goto(inLanguage('/events', language))
    await page.getByRole('link', { name: t.register }).click()
    await expect(page).toHaveURL(inLanguage(next, language))
    await hydrated(page)
    await page.getByRole('button', { name: form.send, exact: true }).click()
    await expect(page.getByLabel(form.name, { exact: true })).toBeFocused()
    await expect(page.getByLabel(form.name, { exact: true })).toHaveAccessibleDescription(
      workshopMessages.nameInvalid[language],
    )
    await fill(page, language, email)
    await expect(page.getByRole('status')).toHaveText(workshopDoneMessages.registered[language])
    const reference = (await page.getByText(/^T-\d{5}$/).textContent()) ?? ''
    const mail = await mails.newest(email, language === 'en' ? /^Your registration/ : /^Su inscripción/)
    expect(mail.texto).toContain(reference)

    await page.goto(inLanguage(next, language))
    await hydrated(page)
    await fill(page, language, email.toUpperCase())
    await expect(page.getByLabel(form.email, { exact: true })).toHaveAccessibleDescription(
      new RegExp(workshopMessages.emailAlreadyRegistered[language]),
    )
  })

  test(`the past workshops stay and say that registration is closed (${language})`, async ({ page }) => {
    for (const [path, name] of [
      ['/chile-workshop', chile],
      ['/brazil-workshop', brazil],
    ] as const) {
      await page.goto(inLanguage(path, language))
      await expect(title(page, name, 1)).toBeVisible()
      await expect(page.getByText(workshopMessages.closed[language])).toBeVisible()
      await expect(page.getByRole('button', { name: formTexts[language].send, exact: true })).toHaveCount(0)
      await expect(page.getByRole('navigation', { name: brazilTexts[language].chapters })).toHaveCount(
        path.includes('brazil') ? 1 : 0,
      )
    }
  })
}

test.use({ allowedErrors: /status of (400|409)/ })

test('portraits of Brazil are visible only below 768 px, those of Chile only from there on', async ({ page }) => {
  for (const [path, width, isSeen] of [
    ['/brazil-workshop', 767, true],
    ['/brazil-workshop', 768, false],
    ['/chile-workshop', 767, false],
    ['/chile-workshop', 768, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    const portrait = page.locator('#speakers svg').first()
    await expect(portrait, `${path} at ${width} px`).toBeVisible({ visible: isSeen })
  }
})

test('the events work with the keyboard alone', async ({ page }) => {
  const { cards } = said('es')
  await page.goto('/events')
  await hydrated(page)
  await card(page, cards.brazil).focus()
  await page.keyboard.press('Enter')
  await expect(title(page, said('es').brazil, 2)).toBeVisible()
  await expect(card(page, cards.brazil)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page, said('es').brazil, 2)).toHaveCount(0)
})

test('#events brings the cards into view, and a link to an open event shows it at once', async ({ page }) => {
  await page.goto('/events#events')
  await expect(page.getByRole('heading', { name: eventsTexts.es.cardsTitle })).toBeInViewport()
  await page.goto('/events?event=chile')
  await expect(title(page, said('es').chile, 2)).toBeInViewport()
  await page.goto('/events?event=botswana')
  await expect(page.getByRole('heading', { level: 2, name: said('es').chile })).toHaveCount(0)
})

test('the coming workshop has structured data for search engines and a calendar file', async ({ page, request }) => {
  await page.goto(`${next}?lang=en`)
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const found = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'Event')
  expect(found).toMatchObject({
    location: { address: { addressLocality: 'Antofagasta', addressCountry: 'Chile' } },
    image: [expect.stringMatching(/^http.*\.jpg$/)],
    offers: { '@type': 'Offer', price: 0, availability: 'https://schema.org/InStock' },
  })
  expect(Date.parse(found.startDate)).toBeGreaterThan(Date.now())

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: formTexts.en.addToCalendar }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('antofagasta.ics')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('SUMMARY:Antofagasta: blast simulation workshop')
  expect(text).toMatch(/DTSTART:\d{8}T1[23]0000Z/)
  expect((await request.get('/events/nada/calendar.ics')).status()).toBe(404)
  expect((await request.get('/events/nada')).status()).toBe(404)
  const moved = await request.get('/events/chile?lang=en', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/chile-workshop?lang=en'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('events open and close by their links, and a visitor registers', async ({ page, mails }) => {
    const t = eventsTexts.es
    const { cards } = said('es')
    const email = `sin.js.${unique()}@example.com`
    await page.goto('/events')
    await card(page, cards.chile).click()
    await expect(title(page, said('es').chile, 2)).toBeVisible()
    await card(page, cards.chile).click()
    await expect(title(page, said('es').chile, 2)).toHaveCount(0)

    await page.getByRole('link', { name: t.register }).click()
    await fill(page, 'es', 'nadie@')
    await expect(page.getByLabel(formTexts.es.email, { exact: true })).toHaveAccessibleDescription(
      new RegExp(workshopMessages.emailInvalid.es),
    )
    await expect(page.getByLabel(formTexts.es.name, { exact: true })).toHaveValue('Ana Rojas')
    await fill(page, 'es', email)
    await expect(page.getByRole('status')).toHaveText(workshopDoneMessages.registered.es)
    await mails.newest(email, /^Su inscripción/)
  })
})

test('staff find a registration, change its status and export the list', async ({ page, login, anotherPage }) => {
  test.slow()
  const t = registrationTexts.es
  const kit = kitTexts.es
  const name = `Zulema ${unique()}`
  const visitor = await anotherPage()
  await visitor.goto(next)
  await hydrated(visitor)
  await fill(visitor, 'es', `${unique()}@example.com`, name)
  await expect(visitor.getByRole('status')).toBeVisible()

  await login('superadmin')
  await page.goto('/dashboard/registros-workshop')
  const rows = page.getByRole('table', { name: t.registrations }).getByRole('rowheader')
  await page.getByRole('searchbox', { name: kit.search }).fill(name)
  await expect(rows).toHaveText([name])
  await rows.first().getByRole('link').click()
  const panel = page.getByRole('complementary')
  await choose(page, t.status, registrationStatusNames[4].es)
  await panel.getByRole('button', { name: kit.save, exact: true }).click()
  await expect(panel.getByText(workshopMessages.notBegun.es)).toBeVisible()
  await choose(page, t.status, registrationStatusNames[5].es)
  await panel.getByRole('button', { name: kit.save, exact: true }).click()
  await expect(toast(page, workshopDoneMessages.statusChanged.es)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')

  await page.goto('/dashboard/registros-workshop?workshop_id=1')
  await expect(rows).toHaveCount(4)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: kit.export }).click()
  const book = XLSX.read(await readFile(await (await downloading).path()))
  const table = XLSX.utils.sheet_to_json<string[]>(Object.values(book.Sheets)[0]!, { header: 1 })
  expect(table).toHaveLength(1 + 4)
  expect(table[0]).toContain(t.company)
})
