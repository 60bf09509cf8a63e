import { languages } from '@portal/contract/core/language'
import { cardTexts } from '../../apps/web/app/features/site/cards/card-texts.ts'
import { nameOf } from '../../apps/web/app/features/site/cards/people.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

for (const language of languages) {
  test(`about, offices and a card are accessible and fit a phone (${language}) @phone`, async ({ page }) => {
    test.slow()
    for (const path of ['/about-us', '/offices', '/camila-modelo']) {
      await page.goto(language === 'en' ? `${path}?lang=en` : path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await page.evaluate(isWider), path).toBe(false)
      await expectNoAxeViolations(page)
    }
  })

  test(`a card is read and saved without JavaScript (${language})`, async ({ browser, portal }) => {
    const t = cardTexts[language]
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: portal.url })
    const page = await context.newPage()
    await page.goto(language === 'en' ? '/about-us?lang=en' : '/about-us')
    await page.getByRole('link', { name: 'Iván Ejemplo Quiroga' }).click()
    await expect(page).toHaveURL(language === 'en' ? '/ivan-ejemplo?lang=en' : '/ivan-ejemplo')
    await expect(page.getByRole('img', { name: t.cardOf('Iván Ejemplo Quiroga') })).toBeVisible()

    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: t.save }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('ivan-ejemplo.vcf')
    const text = await new Response((await file.createReadStream()) as never).text()
    expect(text).toContain(`TITLE:${{ es: 'Ingeniero', en: 'Fragmentation engineer' }[language]}`)
    expect(text).toContain(`/ivan-ejemplo${language === 'en' ? '?lang=en' : ''}`)
    await context.close()
  })
}

test('each of the ten people has a page with structured data for search engines', async ({ page }) => {
  const { datos } = await (await page.request.get('/v1/ajuste/personas')).json()
  expect(datos.personas).toHaveLength(10)
  for (const person of datos.personas) {
    await page.goto(`/${person.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(person))
    const found = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}')
    expect(found).toMatchObject({ '@type': 'Person', name: nameOf(person), email: person.email })
  }
})

test.describe('an unknown card', () => {
  test.use({ allowedErrors: /404/ })

  test('is a page that does not exist, with a link back', async ({ page }) => {
    const reply = await page.goto('/nadie-nunca')
    expect(reply?.status()).toBe(404)
    await expect(page.locator('script[type=module]')).not.toHaveCount(0)
    expect((await page.request.get('/nadie-nunca/contact.vcf')).status()).toBe(404)
  })
})

test('the map shows the four offices and leads to each', async ({ page }) => {
  await page.goto('/offices')
  const map = page.getByRole('navigation', { name: 'Mapa' })
  await expect(map.getByRole('link')).toHaveCount(4)
  const picture = await page.request.get('/pictures/map/americas.svg')
  expect(picture.headers()['content-type']).toContain('image/svg+xml')
  expect((await picture.body()).length).toBeLessThan(30_000)

  await map.getByRole('link', { name: /Lima/ }).click()
  await expect(page).toHaveURL('/offices#office-604')
  await expect(page.locator('#office-604')).toBeInViewport()
  await expect(page.locator('#office-604')).toContainText('peru@example.com')
})

test('the terms of sale are the same as on the product pages', async ({ page }) => {
  await page.goto('/about-us?lang=en')
  const terms = page.getByRole('table')
  await expect(terms.getByRole('row', { name: /warranty/i })).toContainText('12 months')
  await expect(terms.getByRole('row', { name: /delivery/i }).first()).toContainText('20 business days')
})
