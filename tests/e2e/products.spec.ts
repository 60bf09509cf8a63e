import { type Language, languages } from '@portal/contract/core/language'
import { contactTexts } from '../../apps/web/app/features/forms/public/contact-texts.ts'
import { compareTexts } from '../../apps/web/app/features/products/compare-texts.ts'
import { datasheetTexts } from '../../apps/web/app/features/products/datasheet-texts.ts'
import { texts } from '../../apps/web/app/features/products/texts.ts'
import { formTexts } from '../../apps/web/app/features/quotes/form/form-texts.ts'
import { drawnProducts } from '../../packages/contract/src/products/constants.ts'
import { type Fact, factName, factText } from '../../packages/contract/src/products/fact-text.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { hydrated, logInByHand } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

const inLanguage = (path: string, language: Language) =>
  language === 'en' ? `${path}${path.includes('?') ? '&' : '?'}lang=en` : path
const consoles = '/compare?ids=nextone,nextoneplus,nextthree,nextremote'

test('compared products are quoted after a log-in', async ({ page }) => {
  await page.goto('/compare?ids=nextone,nextthree')
  await page.getByRole('link', { name: compareTexts.es.quote(2) }).click()
  await expect(page).toHaveURL(/^[^?]*\/login\?volver=%2Fdashboard%2Fcotizaciones%2Fcotizar%3Fids/)
  await logInByHand(page, 'distribuidor')
  const line = (place: number) => page.getByRole('combobox', { name: formTexts.es.ofLine(formTexts.es.product, place) })
  await expect(line(1)).toHaveValue('Next One')
  await expect(line(2)).toHaveValue('Next Three')
})

for (const language of languages) {
  const t = texts[language]
  const c = compareTexts[language]

  test(`a buyer goes from the range to a product, its facts and its brochure (${language}) @phone`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/allproducts', language))
    await page.getByRole('link', { name: t.seeProduct('Next Remote') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Next Remote')
    await expect(page.getByText(t.authorized)).toBeVisible()
    const table = page.getByRole('table', { name: t.facts })
    await expect(table.getByRole('row').filter({ hasText: 'IP66' })).toBeVisible()

    const brochure = page.getByRole('link', { name: t.brochureIn[language] })
    const reply = await page.request.get((await brochure.getAttribute('href')) ?? '')
    expect(reply.headers()['content-type']).toBe('application/pdf')
    expect((await reply.body()).subarray(0, 5).toString()).toBe('%PDF-')

    await page.getByRole('link', { name: t.ask }).first().click()
    await expect(page).toHaveURL(/\/contact\?.*product=nextremote/)
    await expect(page.getByRole('heading', { name: contactTexts[language].formTitle })).toBeInViewport()
  })

  test(`consoles are compared, added and removed, down to their differences (${language}) @phone`, async ({ page }) => {
    await page.goto(inLanguage('/compare', language))
    await page.getByRole('link', { name: /^Next Three/ }).click()
    await expect(page.getByText(c.addAnother)).toBeVisible()
    await page.getByRole('link', { name: c.addOne('Next Remote') }).click()
    const row = (name: string) => page.locator('tbody th').filter({ hasText: new RegExp(`^${name}$`) })
    const linked = language === 'es' ? 'Consolas enlazadas' : 'Linked consoles'
    const battery = language === 'es' ? 'Duración de la batería' : 'Battery life'
    await expect(row(linked)).toBeVisible()

    await page.getByRole('link', { name: c.onlyDifferences }).click()
    await expect(row(battery)).toBeVisible()
    await expect(row(linked)).toHaveCount(0)
    await expect(page).toHaveURL(/diff=1/)
    await page.getByRole('link', { name: c.everything }).click()
    await expect(row(linked)).toBeVisible()
    await page.getByRole('link', { name: c.removeOne('Next Three') }).click()
    await expect(page.getByText(c.addAnother)).toBeVisible()
    expect(new URL(page.url()).searchParams.get('ids')).toBe('nextremote')
  })

  test(`the pages of products are accessible (${language}) @phone`, async ({ page }) => {
    test.slow()
    for (const path of [
      '/allproducts',
      '/next1',
      '/nextremote',
      '/quamtum',
      '/compare',
      consoles,
      '/quamtum-datasheet',
    ]) {
      await page.goto(inLanguage(path, language))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoAxeViolations(page)
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(isWider, path).toBe(false)
    }
  })

  test(`page and comparison show the rows of the facts (${language})`, async ({ request }) => {
    const { datos } = await (await request.get('/v1/producto/catalogo')).json()
    const inText = (fact: Fact) => factText(fact, language).replace(/\s+/g, ' ')
    const compared = textOf(await (await request.get(inLanguage(consoles, language))).text())
    for (const slug of drawnProducts) {
      const html = await (await request.get(inLanguage(`/${slug}`, language))).text()
      expect(html).not.toContain('type="module"') // the page needs no bundle
      const text = textOf(html)
      const facts: Fact[] = datos.productos.find((one: { slug: string }) => one.slug === slug).datos
      for (const fact of facts) {
        expect(text, `${slug} ${fact.clave}`).toContain(`${factName(fact, language)} ${inText(fact)}`)
        if (consoles.includes(slug)) expect(compared, fact.clave).toContain(inText(fact))
      }
    }
  })
}

test('who comes from a page with a bundle asks for a product in a dialog', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.locator('[popovertarget="products-menu"]').click()
  await page.locator('#products-menu a[href="/nextremote"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Next Remote')
  await page.getByRole('link', { name: texts.es.ask }).first().click()
  const dialog = page.getByRole('dialog', { name: contactTexts.es.formTitle })
  await expect(dialog.getByRole('combobox', { name: contactTexts.es.subject })).toHaveValue('nextremote')
})

/** Returns the visible text, with single spaces. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

test('a fact that is not published is asked for, with the question written down, also without a script', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [language, message] of [
    ['es', 'Necesito este dato de Next Three: Temperatura de operación.'],
    ['en', 'I need this specification of Next Three: Operating temperature.'],
  ] as const) {
    await page.goto(inLanguage('/nextthree', language))
    const name = message.slice(message.indexOf(':') + 2, -1)
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(/\/contact\?.*dato=temperatura_operacion/)
    await expect(page.getByRole('textbox', { name: contactTexts[language].message })).toHaveValue(message)
  }
  for (const query of ['product=nextthree&dato=%3Cb%3E', 'product=nadie&dato=peso', 'dato=peso']) {
    await page.goto(`/contact?${query}`)
    await expect(page.getByRole('textbox', { name: contactTexts.es.message })).toHaveValue('')
  }
  await context.close()
})

test('search engines get the product and its breadcrumb', async ({ request }) => {
  const html = await (await request.get('/nextone')).text()
  const told = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  expect(told.map((data) => data['@type'])).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']))
  expect(told.find((data) => data['@type'] === 'Product').additionalProperty).toContainEqual({
    '@type': 'PropertyValue',
    name: 'Temporizador',
    value: 'hasta 60\u00a0min',
  })
})

test('another spelling redirects to the known one; the data sheet says its facts and what is to come', async ({
  page,
}) => {
  await page.goto('/quantum')
  await expect(page).toHaveURL('/quamtum')
  await page.goto('/quantum-datasheet?lang=en')
  await expect(page).toHaveURL('/quamtum-datasheet?lang=en')
  await expect(page.getByText(datasheetTexts.en.text)).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'GPS accuracy' })).toBeVisible()
})

test('a product turns with keys, button and mouse; its views load then @phone', async ({ page }) => {
  const t = texts.en
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const sheets: string[] = []
  page.on('request', (request) => {
    if (/-turn\.(avif|webp)$/.test(request.url())) sheets.push(request.url())
  })
  await page.goto('/nextoneplus?lang=en')
  const slider = page.getByRole('slider', { name: t.turnSlider('Next One+') })
  const still = page.getByRole('img', { name: t.turnStill('Next One+') })
  await still.scrollIntoViewIfNeeded()
  await expect.poll(() => still.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
  expect(sheets).toEqual([])

  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '15°')
  await expect.poll(() => sheets.length).toBe(1)
  await expect(still).toHaveCSS('opacity', '0')
  await page.getByRole('button', { name: t.turnAround }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', '60°')

  const box = (await still.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 4, box.y + 40)
  await page.mouse.up()
  await expect(slider).toHaveAttribute('aria-valuetext', '150°')
  expect(sheets).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('products are found, read and compared @phone', async ({ page }) => {
    await page.goto('/allproducts')
    await page.getByRole('link', { name: 'Comparar las cuatro consolas' }).click()
    await page.getByRole('link', { name: compareTexts.es.onlyDifferences }).click()
    await expect(page.getByRole('link', { name: compareTexts.es.everything })).toBeVisible()
    await page.getByRole('link', { name: 'Next One+', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Next One+')
    await expect(page.getByText('700 V DC').first()).toBeVisible()
    await expect(page.getByRole('img', { name: texts.es.turnStill('Next One+') })).toBeVisible()
    await expect(page.getByRole('slider')).toBeHidden()
  })
})

test('a product prints without what is pressed, on white', async ({ page }) => {
  await page.goto('/nextthree')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: texts.es.brochure, exact: true }).filter({ visible: true })).toHaveCount(
    0,
  )
})
