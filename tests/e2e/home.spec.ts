import type { Page } from '@playwright/test'
import { carouselCalls } from '@portal/contract/carousel/calls'
import { languages } from '@portal/contract/core/language'
import { belowTexts } from '../../apps/web/app/features/site/home/below-texts.ts'
import { heroTexts } from '../../apps/web/app/features/site/home/hero-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { answering, hydrated } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const t = heroTexts.es
const slide = (page: Page, place: number) =>
  page
    .getByRole('region', { name: t.slides })
    .getByRole('listitem', { name: t.ofAll(place, 3), exact: true, includeHidden: true })

test.describe('slides that move', () => {
  // changes the clock
  test.use({ ownContext: true, contextOptions: { reducedMotion: 'no-preference' } })

  test('they advance automatically in a circle, pause under the pointer, and stop with the button', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/')
    await hydrated(page)
    const carousel = page.getByRole('region', { name: t.slides })
    const shown = (number: number) => expect(slide(page, number)).toHaveAttribute('data-shown', 'true')
    await shown(1)
    await page.clock.runFor(7100) // the first slide stays for seven seconds
    await shown(2)
    await page.clock.runFor(5100)
    await shown(3)
    await page.clock.runFor(5100)
    await shown(1)

    await carousel.hover()
    await page.clock.runFor(20_000)
    await shown(1)
    await carousel.getByRole('button', { name: 'Pausar' }).click()
    await page.mouse.move(700, 880)
    await page.clock.runFor(20_000)
    await shown(1)
    await carousel.getByRole('button', { name: 'Siguiente' }).press('ArrowLeft')
    await shown(3)
    await page.keyboard.press('ArrowRight')
    await shown(1)
  })
})

test('a swipe of 40 pixels changes the slide, a shorter one does not', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const second = slide(page, 2)
  const drag = async (by: number) => {
    await page.mouse.move(1000, 150)
    await page.mouse.down()
    await page.mouse.move(1000 + by, 152)
    await page.mouse.up()
  }
  await drag(-39)
  await expect(second).toHaveAttribute('data-shown', 'false')
  await drag(-40)
  await expect(second).toHaveAttribute('data-shown', 'true')
})

test.describe('with reduced motion', () => {
  test.use({ ownContext: true }) // changes the clock

  test('nothing moves automatically and there is no pause button', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await hydrated(page)
    await page.clock.runFor(30_000)
    await expect(slide(page, 1)).toHaveAttribute('data-shown', 'true')
    await expect(page.getByRole('region', { name: t.slides }).getByRole('button', { name: 'Pausar' })).toHaveCount(0)
  })
})

test('the button of a slide appears once its picture has loaded', async ({ page }) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/pictures/slides/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const button = page.getByRole('link', { name: 'Ver los productos' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(button).toBeHidden()
  arrive()
  await expect(button).toBeVisible()
})

/** Whoever logs in goes on to the request. */
const toDemo = '?volver=%2Fdashboard%2Flicencias%2Fdemo'

test('the demo opens in a dialog', async ({ page }) => {
  const { demo, dialogTitle, access, register } = belowTexts.es.software
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('heading', { name: belowTexts.es.software.title }).hover()
  await answering(page.getByRole('link', { name: demo }))
  await page.getByRole('link', { name: demo }).click()
  const dialog = page.getByRole('dialog', { name: dialogTitle })
  await expect(dialog.getByRole('link', { name: register })).toHaveAttribute('href', `/create-account${toDemo}`)
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: demo }).click()
  await dialog.getByRole('link', { name: access }).click()
  await expect(page).toHaveURL(`/login${toDemo}`)
})

test('devices are in a circular row and link to their pages', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const row = page.getByRole('group', { name: belowTexts.es.hardware.label })
  await row.hover()
  const first = row.getByRole('link', { name: 'Next1' })
  await answering(first)
  await row.getByRole('button', { name: 'Anterior' }).click()
  await expect(first).not.toBeInViewport()
  await row.getByRole('button', { name: 'Siguiente' }).click()
  await expect(first).toBeInViewport()
  await first.click()
  await expect(page).toHaveURL('/next1')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is readable, and the demo links to the log-in', async ({ page }) => {
    await page.goto('/?lang=en')
    await expect(page.getByRole('link', { name: 'View products' })).toBeVisible()
    await expect(page.getByRole('heading', { name: belowTexts.en.contact.title })).toBeVisible()
    await expect(page.getByText('Daniel Sample')).toBeVisible()
    await page.getByRole('link', { name: belowTexts.en.software.demo }).click()
    await expect(page).toHaveURL('/login?volver=%2Fdashboard%2Flicencias%2Fdemo&lang=en')
  })
})

test('the page shows the answer of the list', async ({ portal, page }) => {
  const reply = await fetch(portal.url + carouselCalls.list.path)
  const { datos } = (await reply.json()) as { datos: { titulo_en: string }[] }
  await page.goto('/?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(datos[0]!.titulo_en)
})

for (const language of languages) {
  test(`it is accessible from end to end (${language}) @phone`, async ({ page }) => {
    await page.goto(language === 'en' ? '/?lang=en' : '/')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoAxeViolations(page)
  })
}
