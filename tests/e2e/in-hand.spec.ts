import type { Page } from '@playwright/test'
import { languages } from '@portal/contract/core/language'
import { inHand } from '../../apps/web/app/features/products/in-hand/parts.ts'
import { texts } from '../../apps/web/app/features/products/in-hand/texts.ts'
import { texts as productTexts } from '../../apps/web/app/features/products/texts.ts'
import { drawnProducts } from '../../packages/contract/src/products/constants.ts'
import { type Fact, factName, factText } from '../../packages/contract/src/products/fact-text.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

/** Without a graphics card a browser compiles shaders for seconds. */
const drawn = { timeout: 60_000 }

/** Records what the viewer loads. */
function asked(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/viewer\.js$|\.glb$|worker/.test(pathname)) paths.push(pathname)
  })
  return paths
}

for (const language of languages) {
  const t = texts[language]
  const { open, parts } = inHand.nextoneplus
  const address = language === 'en' ? '/nextoneplus?lang=en' : '/nextoneplus'

  test(`a product is taken in the hand, turned, opened and put down (${language}) @phone`, async ({ page }) => {
    test.setTimeout(150_000)
    const paths = asked(page)
    await page.goto(address)
    const taker = page.getByRole('button', { name: t.take })
    await expect(taker).toBeVisible()
    expect(paths).toEqual([])

    await taker.click()
    const model = page.getByRole('application', { name: t.model('Next One+') })
    const status = page.getByRole('status').filter({ hasText: t.said.ready })
    await expect(status).toHaveText(t.said.ready, drawn)
    expect(paths.toSorted()).toEqual([expect.stringContaining('worker'), '/models/nextoneplus.glb', '/viewer.js'])
    await expect(model).toBeFocused()
    await expect(page.getByRole('progressbar')).toBeHidden()
    const shown = page.locator('[data-status]')

    for (let step = 0; step < 7; step++) await model.press('ArrowRight')
    await expect(shown).toHaveText(t.said.right, drawn)
    await model.press('0')
    await expect(shown).toHaveText(t.said.front, drawn)

    await page.getByRole('button', { name: open[0][language] }).click()
    await page.getByRole('button', { name: open[1][language] }).click()
    await expect(page.getByRole('button', { name: open[0][language] })).toBeVisible()

    const charge = parts.find(({ anchor }) => anchor === 'button-charge')!
    const button = page.getByRole('list', { name: t.parts('Next One+') }).getByRole('button', {
      name: charge.name[language],
    })
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(shown).toContainText('700 V DC')
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)

    await page.keyboard.press('Escape')
    await expect(model).toBeHidden()
    await expect(taker).toBeFocused()
    await taker.press('Enter')
    await expect(model).toBeFocused()
    expect(paths).toHaveLength(3)
  })

  test(`parts are told by the rows of the product (${language})`, async ({ page, request }) => {
    const { datos } = await (await request.get('/v1/producto/catalogo')).json()
    for (const slug of drawnProducts) {
      await page.goto(language === 'en' ? `/${slug}?lang=en` : `/${slug}`)
      const facts: Fact[] = datos.productos.find((one: { slug: string }) => one.slug === slug).datos
      for (const { anchor, name, facts: keys } of inHand[slug].parts) {
        const item = page.locator('[data-parts] li').filter({ has: page.locator(`[data-part="${anchor}"]`) })
        await expect(item.locator('button')).toHaveText(name[language])
        const told = keys.map((key) => facts.find(({ clave }) => clave === key)!)
        await expect(item.locator('dt')).toHaveText(told.map((fact) => factName(fact, language)))
        await expect(item.locator('dd')).toHaveText(told.map((fact) => factText(fact, language)))
      }
    }
  })
}

test('without WebGL nothing more is loaded, and the views of all sides stay @phone', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const paths = asked(page)
  await page.goto('/next3')
  await page.getByRole('button', { name: texts.es.take }).click()
  await expect(page.getByRole('alert')).toHaveText(texts.es.failed)
  await expect(page.getByRole('application')).toBeHidden()
  const slider = page.getByRole('slider', { name: productTexts.es.turnSlider('Next3e') })
  await expect(slider).toBeFocused()
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '15°')
  expect(paths).toEqual(['/viewer.js'])
  await expectNoAxeViolations(page)
})

test.describe('a file that does not come', () => {
  test.use({ allowedErrors: /ERR_FAILED/ })

  for (const file of ['**/viewer.js', '**/*.glb', '**/meshes.worker*']) {
    test(`${file} leaves the views of all sides`, async ({ page }) => {
      await page.route(file, (route) => route.abort())
      await page.goto('/nextone')
      await page.getByRole('button', { name: texts.es.take }).click()
      await expect(page.getByRole('alert')).toHaveText(texts.es.failed)
      await expect(page.getByRole('slider')).toBeVisible()
      await expect(page.getByRole('application')).toBeHidden()
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nobody is offered what needs it', async ({ page }) => {
    await page.goto('/quamtum')
    await expect(page.getByRole('img', { name: productTexts.es.turnStill('Quamtum') })).toBeVisible()
    await expect(page.getByRole('button', { name: texts.es.take })).toBeHidden()
    await expect(page.getByRole('application')).toBeHidden()
  })
})
