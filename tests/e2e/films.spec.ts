import type { Locator, Page } from '@playwright/test'
import { carouselCalls } from '@portal/contract/carousel/calls'
import { languages, ownLanguageNames, type PageLanguage } from '@portal/contract/core/language'
import { texts } from '../../apps/web/app/core/public/components/texts.ts'
import { filmTexts } from '../../apps/web/app/core/public/films/film-texts.ts'
import { belowTexts } from '../../apps/web/app/features/site/home/below-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { hydrated } from './support/screen.ts'
import { siteContent } from './support/site-contents.ts'
import { expect, test } from './support/test.ts'

/** Records the films that a page requests, without posters. */
function asked(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/films\/.*\.(webm|mp4|vtt)$/.test(pathname)) paths.push(pathname)
  })
  return paths
}

const isPlaying = (page: Page, films = 'video') =>
  page.locator(films).evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0)

/** Waits until a link below the first screen is hydrated, which is later than the rest. */
async function answers(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  await expect
    .poll(() => link.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
}

/** Waits for the picture of a film: an automatic film would have been requested by then. */
async function pictureOf(film: Locator): Promise<void> {
  const isThere = () => film.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  await expect.poll(isThere).toBe(true)
}

const companyFilm = (language: PageLanguage) =>
  siteContent('portada', language).peliculas.find(({ pelicula }) => pelicula === 'company')!.titulo

const standsStill = (page: Page, film = 'video') =>
  page.locator(film).evaluate(({ paused, currentTime }: HTMLVideoElement) => paused && currentTime === 0)

for (const language of languages) {
  const t = belowTexts[language].films
  const films = siteContent('portada', language).peliculas

  test(`a film opens over the page, with captions, and does not load before (${language}) @phone`, async ({ page }) => {
    const paths = asked(page)
    await page.goto(language === 'en' ? '/?lang=en' : '/')
    await hydrated(page)
    await page.getByRole('heading', { name: t.title }).scrollIntoViewIfNeeded()
    for (const { pelicula: name, titulo } of films)
      for (const spoken of languages)
        await expect(
          page.getByRole('link', { name: `${t.watch(titulo)} (${ownLanguageNames[spoken]})` }),
        ).toHaveAttribute('href', `/films/${name}-${spoken}.mp4`)
    await pictureOf(page.getByRole('region', { name: t.title }).getByRole('listitem').first().locator('img'))

    const title = companyFilm(language)
    const link = page.getByRole('link', { name: `${t.watch(title)} (${ownLanguageNames[language]})` })
    await answers(link)
    expect(paths).toEqual([])
    await link.press('Enter')
    const player = page.getByRole('dialog', { name: title })
    await expect(player.getByText(filmTexts[language].silent(39))).toBeVisible()
    await expect.poll(() => isPlaying(page)).toBe(true)
    const shown = await player.locator('video').evaluate((film: HTMLVideoElement) => ({
      file: new URL(film.currentSrc).pathname,
      captions: [...film.textTracks].filter(({ mode }) => mode === 'showing').map((track) => track.language),
    }))
    expect(shown.file).toMatch(new RegExp(`^/films/company-${language}(-640)?\\.(webm|mp4)$`))
    expect(shown.captions).toEqual([language])
    await page.keyboard.press('Escape')
    await expect(player).toBeHidden()
    await expect(link).toBeFocused()
    await link.press('Enter')
    await player.getByRole('button', { name: texts[language].close }).click()
    await expect(player).toBeHidden()
  })
}

test('the player has no accessibility violations', async ({ page }) => {
  const t = belowTexts.en.films
  await page.goto('/?lang=en')
  await hydrated(page)
  const link = page.getByRole('link', { name: `${t.watch(companyFilm('en'))} (${ownLanguageNames.en})` })
  await answers(link)
  await link.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.locator('dialog video').evaluate((film: HTMLVideoElement) => film.pause())
  await expectNoAxeViolations(page)
})

test.describe('the film behind the title of the home page', () => {
  const picture = 'picture:has(+ video) img'

  /** Opens the home page from another page, so that the browser itself loads the slides. */
  async function openWithoutSlides(page: Page) {
    await page.route(`**${carouselCalls.list.path}`, async (route) => {
      const reply = await route.fetch()
      await route.fulfill({ response: reply, json: { ...(await reply.json()), datos: [] } })
    })
    await page.goto('/events?lang=en')
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'NEXT', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteContent('portada', 'en').lema)
  }

  test('without slides a film does not play automatically with reduced motion', async ({ page }) => {
    const paths = asked(page)
    await openWithoutSlides(page)
    const play = page.getByRole('button', { name: 'Play', exact: true }).first()
    await expect(play).toBeVisible()
    await pictureOf(page.locator(picture))
    expect(await standsStill(page)).toBe(true)
    expect(paths).toEqual([])
    await play.click()
    await expect.poll(() => isPlaying(page)).toBe(true)
    expect(paths[0]).toMatch(/^\/films\/hero\.(webm|mp4)$/)
    await page.getByRole('button', { name: 'Pause', exact: true }).first().click()
    await expect.poll(() => isPlaying(page)).toBe(false)
  })

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('it plays automatically on a wide screen, and on request on a narrow one', async ({ page }) => {
      const paths = asked(page)
      await openWithoutSlides(page)
      await expect.poll(() => isPlaying(page)).toBe(true)
      await page.goto('/events?lang=en')
      await page.setViewportSize({ width: 400, height: 800 })
      paths.length = 0
      await openWithoutSlides(page)
      await pictureOf(page.locator(picture))
      expect(await standsStill(page)).toBe(true)
      expect(paths).toEqual([])
      await page.getByRole('button', { name: 'Play', exact: true }).first().click()
      await expect.poll(() => isPlaying(page)).toBe(true)
      expect(paths[0]).toMatch(/^\/films\/hero-narrow\.(webm|mp4)$/)
    })
  })
})

test.describe('the film of the place of a workshop', () => {
  const film = 'video[data-once]'
  const title = siteContent('taller_brasil', 'en').ubicacion_titulo

  test('the film does not play with reduced motion', async ({ page }) => {
    const paths = asked(page)
    await page.goto('/brazil-workshop?lang=en')
    await page.locator(film).scrollIntoViewIfNeeded()
    // It has reached the point where it would start.
    await expect.poll(() => page.locator(film).evaluate((one) => 'hasPlayed' in one)).toBe(true)
    const picture = page.locator(`picture:has(+ ${film}) img`)
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    expect(await picture.boundingBox()).toEqual(await page.locator(film).boundingBox())
    expect(await standsStill(page, film)).toBe(true)
    expect(paths.filter((path) => !path.endsWith('.vtt'))).toEqual([])
  })

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    for (const path of ['/brazil-workshop?lang=en', '/events?event=brazil&lang=en'])
      test(`it plays once when it is scrolled to, in the language of the page (${path})`, async ({ page }) => {
        const paths = asked(page)
        await page.goto(path)
        await expect(page.getByRole('heading', { name: title })).toBeAttached()
        expect(paths.filter((one) => !one.endsWith('.vtt'))).toEqual([])
        await page.locator(film).scrollIntoViewIfNeeded()
        await expect.poll(() => isPlaying(page, film)).toBe(true)
        expect(paths.find((one) => !one.endsWith('.vtt'))).toMatch(/^\/films\/brazil-location-en\.(webm|mp4)$/)
        await page.locator(film).evaluate((one: HTMLVideoElement) => one.pause())
        await page.mouse.wheel(0, 40)
        await page.mouse.wheel(0, -40)
        expect(await page.locator(film).evaluate((one: HTMLVideoElement) => one.paused)).toBe(true)
      })
  })
})
