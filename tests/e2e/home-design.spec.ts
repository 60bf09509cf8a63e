import type { Page } from '@playwright/test'
import { designPath } from '@portal/contract/carousel/constants'
import { designCalls } from '@portal/contract/carousel/design-calls'
import { carouselDoneMessages as done } from '@portal/contract/carousel/messages'
import sharp from 'sharp'
import { tabTexts } from '../../apps/web/app/features/carousel/tab-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { hydrated, toast } from './support/screen.ts'
import { siteContent } from './support/site-contents.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = tabTexts.es

const picture = () =>
  sharp({ create: { width: 1920, height: 1080, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()

/** Waits until the page has loaded and run what counts: it comes when a slide was there for a second, and counts it then. */
async function countingCode(page: Page): Promise<void> {
  const code = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => /\/seen-[^/]+\.js$/.test(name))?.name,
  )
  await page.evaluate((address) => import(address ?? ''), await code.jsonValue())
}

test('a slide is designed for phone and desktop, previewed by link, published at a time and taken back', async ({
  page,
  login,
  staff,
  anotherPage,
}) => {
  test.slow()
  const title = `Portada ${unique()}`
  const api = await staff.as('superadmin')
  const earlier = await api.load(designCalls.get, {})
  await login('superadmin')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(designPath)
  const visitor = await anotherPage()
  const headings = visitor.getByRole('heading', { name: title })

  await test.step('a picture with texts in both languages, and a point for phones', async () => {
    await page.getByRole('button', { name: t.addSlide }).click()
    await page.getByLabel(t.upload, { exact: true }).setInputFiles({
      name: 'foto.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture(),
    })
    await page.getByRole('radiogroup', { name: t.focus }).getByText(t.focusOf.phone).click()
    await page.getByLabel(t.samePhone).uncheck()
    await page.getByRole('button', { name: new RegExp(t.focusOf.phone) }).press('ArrowLeft')
    await page.getByLabel(t.heading).fill(title)
    await page.getByLabel(t.headingEn).fill(`${title} en`)
    await page.getByLabel(t.alt).fill('Un banco')
    await page.getByRole('button', { name: t.save }).click()
    await expect(page.getByLabel(t.altEn)).toBeFocused() // asked for in both languages
    await page.getByLabel(t.altEn).fill('A bench')
    await expectNoAxeViolations(page)
  })

  await test.step('it is dragged to the place of the first, and from there to that of the last', async () => {
    const count = earlier.slides.length + 1
    const slideAt = (place: number) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: new RegExp(`^Diapositiva ${place}:`) }) })
    await slideAt(count).dragTo(slideAt(1))
    await expect(page.getByText(t.moved(title, 1, count))).toBeAttached()
    await expect(slideAt(1)).toContainText(title)
    await expect(slideAt(1)).not.toHaveAttribute('data-over')
    await slideAt(1).dragTo(slideAt(count))
    await expect(slideAt(count)).toContainText(title)
  })

  await test.step('it becomes the first by keys, and is saved', async () => {
    const row = page.getByRole('button', { name: new RegExp(`^Diapositiva \\d+: ${title} `) })
    await row.focus()
    for (let place = earlier.slides.length; place > 0; place--) await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByRole('button', { name: t.slideOf(1, title) })).toBeFocused()
    await page.getByRole('button', { name: t.save }).click()
    await expect(toast(page, done.saved.es)).toBeVisible()
    await visitor.goto('/')
    await expect(headings).toHaveCount(0)
  })

  await test.step('someone without an account sees the draft by the link, in both languages', async () => {
    await page.getByRole('link', { name: t.preview }).click()
    await page.getByRole('button', { name: t.makeLink }).click()
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const link = await page.getByRole('link', { name: t.openLink }).getAttribute('href')
    const reply = await visitor.goto(link!)
    expect(reply?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' })
    await expect(headings).toBeVisible()
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const first = visitor.locator('picture img').first()
    await expect(first).toHaveAttribute('data-phone-x', '60')
    await visitor.setViewportSize({ width: 360, height: 720 })
    await expect(first).toHaveCSS('object-position', '60% 60%')
    await visitor.goto(`${link}?lang=en`)
    await expect(visitor.getByRole('heading', { level: 1, name: `${title} en` })).toBeVisible()
    await expectNoAxeViolations(visitor)
  })

  await test.step('it is scheduled in the dialog, the coming change is cancelled, and it is published', async () => {
    await page.getByRole('link', { name: t.design }).click()
    await page.getByRole('button', { name: t.publish }).click()
    const dialog = page.getByRole('dialog', { name: t.publishTitle })
    await expect(dialog.getByRole('listitem')).toContainText([title])
    await dialog.getByText(t.publishLater).click()
    await dialog.getByRole('textbox', { name: t.when, exact: true }).fill('31/12/2029')
    await dialog.getByRole('button', { name: t.schedule }).click()
    await expect(toast(page, done.scheduled.es)).toBeVisible()
    await page.getByRole('link', { name: t.coming }).click()
    await page.getByRole('button', { name: t.cancelChange }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.cancelChange }).click()
    await expect(page.getByText(t.noComing)).toBeVisible()

    const { version, publicada_id } = await api.load(designCalls.get, {})
    const publicaEn = new Date(Date.now() + 2000).toISOString()
    await api.load(designCalls.publish, { body: { version, publicada_id, publica_en: publicaEn } })
    await visitor.goto('/')
    await expect(headings).toHaveCount(0)
    await expect(async () => {
      await visitor.goto('/')
      await expect(headings).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 10_000 })
  })

  await test.step('it is seen and counted', async () => {
    await hydrated(visitor)
    await countingCode(visitor)
    await visitor.goto('/about-us') // leaving sends what was seen
    const seen = async () => {
      const { publicadas, cuentas } = await api.load(designCalls.get, {})
      return cuentas.find(({ id }) => id === publicadas[0]?.id)?.vistas
    }
    await expect.poll(seen).toBe(1)
    await page.goto(`${designPath}?tab=resultados`)
    await expect(page.getByRole('row', { name: title })).toBeVisible()
  })

  await test.step('the earlier version is published again', async () => {
    await page.getByRole('link', { name: t.versions }).click()
    await page.getByRole('button', { name: t.takeBack }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: t.takeBack }).click()
    await expect(toast(page, done.takenBack.es)).toBeVisible()
    await visitor.goto('/')
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(headings).toHaveCount(0)
    const { slides } = await api.load(designCalls.get, {})
    expect(slides).toEqual(earlier.slides)
  })
})

test('without slides the film with the title is shown', async ({ page, staff }) => {
  const api = await staff.as('superadmin')
  const { version, publicada_id, slides } = await api.load(designCalls.get, {})
  const empty = await api.load(designCalls.save, { body: { version, slides: [] } })
  const published = await api.load(designCalls.publish, { body: { version: empty.version, publicada_id } })
  try {
    await page.goto('/?lang=en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteContent('portada', 'en').lema)
  } finally {
    const saved = await api.load(designCalls.save, { body: { version: published.version, slides } })
    await api.load(designCalls.publish, {
      body: { version: saved.version, publicada_id: published.publicada_id },
    })
  }
})
