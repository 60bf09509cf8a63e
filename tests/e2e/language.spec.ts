import { pageLanguages } from '@portal/contract/core/language'
import { texts } from '../../apps/web/app/core/public/components/texts.ts'
import { accountTexts } from '../../apps/web/app/features/sign-in/account-texts.ts'
import { hydrated } from './support/screen.ts'
import { siteContent } from './support/site-contents.ts'
import { expect, test } from './support/test.ts'

const pages = ['/', '/login', '/create-account', '/reset-password']

test('the address decides the language, in the first HTML already', async ({ request, portal }) => {
  for (const path of pages) {
    const spanish = await (await request.get(path)).text()
    const english = await (await request.get(`${path}?lang=en`)).text()
    const portuguese = await (await request.get(`${path}?lang=pt`)).text()
    expect(spanish, path).toMatch(/<html lang="es"/)
    expect(english, path).toMatch(/<html lang="en"/)
    expect(portuguese, path).toMatch(/<html lang="pt"/)
    for (const html of [spanish, english, portuguese]) {
      const address = `${portal.url}${path === '/' ? '' : path}`
      expect(html).toMatch(new RegExp(`<link rel="alternate" hrefLang="es" href="${address}/?"`, 'i'))
      expect(html).toMatch(new RegExp(`<link rel="alternate" hrefLang="en" href="${address}/?\\?lang=en"`, 'i'))
      expect(html).toMatch(new RegExp(`<link rel="alternate" hrefLang="pt" href="${address}/?\\?lang=pt"`, 'i'))
      expect(html).toMatch(/<link rel="alternate" hrefLang="x-default"/i)
      expect(html.match(/<link rel="canonical"/g)).toHaveLength(1)
    }
  }
})

test('the bytes of a page do not depend on the visitor', async ({ playwright, portal, sessions }) => {
  const { token } = await sessions.of('superadmin')
  const cookies = [undefined, `jwtToken=${token}`, 'lang=es', 'something=else; jwtToken=broken']
  for (const path of [...pages, '/?lang=en', '/dashboard', '/dashboard/usuarios', '/no-existe']) {
    const asked = await playwright.request.newContext()
    const bodies = new Set<string>()
    for (const cookie of cookies) {
      const headers = { ...(cookie && { cookie }), authorization: cookie ? `Bearer ${token}` : '' }
      const answer = await asked.get(portal.url + path, { headers })
      expect(answer.headers()['set-cookie']).toBeUndefined()
      bodies.add(await answer.text())
    }
    expect(bodies.size, path).toBe(1)
    await asked.dispose()
  }
})

test('a stored language redirects, until the other one is chosen', async ({ page, request }) => {
  const answer = await request.get('/login?volver=%2Fdashboard', { headers: { cookie: 'lang=en' }, maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toBe('/login?volver=%2Fdashboard&lang=en')
  expect(answer.headers()['cache-control']).toBe('no-store')

  await page.goto('/login?volver=%2Fdashboard&lang=en')
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/')
  await expect(page).toHaveURL('/') // opening an address does not store a choice
  await hydrated(page)
  await page.getByRole('list', { name: texts.es.language }).getByRole('link', { name: 'EN' }).click()
  await expect(page).toHaveURL('/?lang=en')
  await page.goto('/reset-password')
  await expect(page).toHaveURL('/reset-password?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accountTexts.en.resetTitle)
  await hydrated(page)
  await page.getByRole('list', { name: texts.en.language }).getByRole('link', { name: 'ES' }).click()
  await expect(page).toHaveURL('/reset-password')
  await page.goto('/')
  await expect(page).toHaveURL('/')
})

test('the switch keeps path, query and hash @phone', async ({ page }) => {
  await page.goto('/?origen=feria&n=1#access')
  await hydrated(page)
  await page.getByRole('list', { name: texts.es.language }).getByRole('link', { name: 'EN' }).click()
  await expect(page).toHaveURL('/?origen=feria&n=1&lang=en#access')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteContent('portada', 'en').lema)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('list', { name: texts.en.language }).getByRole('link', { name: 'ES' }).click()
  await expect(page).toHaveURL('/?origen=feria&n=1#access')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteContent('portada', 'es').lema)
})

test('every link of an English page stays English', async ({ page }) => {
  for (const path of pages) {
    await page.goto(`${path}?lang=en`)
    const inside = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !/^\/(assets|brochures|dashboard|films|v1)\b/.test(href)),
      )
    expect(inside.length).toBeGreaterThan(0)
    expect(inside.filter((href) => !/[?&]lang=(en|es|pt)\b/.test(href))).toEqual([])
  }
})

test('the bar above has room for every language', async ({ page }) => {
  for (const width of [1920, 1440, 1400, 1399, 1280, 1200, 1199, 1000]) {
    await page.setViewportSize({ width, height: 800 })
    for (const language of pageLanguages) {
      await page.goto(`/contact?lang=${language}`)
      const cramped = await page
        .locator('header')
        .first()
        .evaluate((bar) =>
          [...bar.querySelectorAll('a, button, svg')].flatMap((part) => {
            if (!part.checkVisibility()) return []
            const { width, height } = part.getBoundingClientRect()
            const isShrunk = part instanceof SVGElement && width < Number(part.getAttribute('width') ?? 0) - 1
            const isWrapped =
              height > 45 || part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1
            return isShrunk || (part instanceof HTMLElement && isWrapped) ? [part.outerHTML.slice(0, 120)] : []
          }),
        )
      expect(cramped, `${language} at ${width}`).toEqual([])
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wider, `${language} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
