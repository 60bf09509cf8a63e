import { locales, pageLanguages, withLanguage } from '@portal/contract/core/language'
import { sharedPicture } from '@portal/contract/core/shared-pictures'
import { shortPaths } from '@portal/contract/machines/market/sections'
import { publicationFeedPath } from '@portal/contract/publications/constants'
import { addresses, publicPaths } from './support/public-pages.ts'
import { expect, test } from './support/test.ts'

test('the sitemap names every page in each language, and each page exists with matching links', async ({
  request,
  portal,
}) => {
  test.slow()
  const paths = await publicPaths(request)
  expect(paths).toEqual(expect.arrayContaining(['/', '/classifieds', '/allproducts', '/about-us', '/lucia-ejemplo']))
  expect(paths.some((path) => /^\/classifieds\/\d+$/.test(path))).toBe(true)

  for (const path of paths) {
    for (const language of pageLanguages) {
      const address = withLanguage(portal.url + path, language)
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(200)
      const html = await answer.text()
      expect(html, address).toContain(`<html lang="${language}"`)
      expect(linkOf(html, 'rel="canonical"'), address).toBe(address)
      for (const other of pageLanguages) {
        expect(linkOf(html, `hrefLang="${other}"`), address).toBe(withLanguage(portal.url + path, other))
      }
      expect(linkOf(html, 'hrefLang="x-default"'), address).toBe(portal.url + path)
    }
  }
})

test('every page has a title of its own, a description, a picture that exists and data that can be read', async ({
  request,
}) => {
  test.slow()
  const titles = new Map<string, string>()
  const pictures = new Set<string>()
  for (const path of await publicPaths(request)) {
    for (const language of pageLanguages) {
      const address = withLanguage(path, language)
      const html = await (await request.get(address)).text()
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
      expect(title, address).not.toBe('')
      expect(titles.get(`${language} ${title}`), `${address} has the title of another page`).toBeUndefined()
      titles.set(`${language} ${title}`, address)
      if (path !== '/login') expect(contentOf(html, 'name="description"').length, address).toBeGreaterThan(30)
      expect(contentOf(html, 'property="og:url"'), address).toBe(linkOf(html, 'rel="canonical"'))
      const picture = contentOf(html, 'property="og:image"')
      expect(picture, address).toMatch(new RegExp(`-${language}\\.jpg$|/shared-picture/`))
      expect(contentOf(html, 'property="og:image:alt"'), address).toBe(contentOf(html, 'property="og:title"'))
      pictures.add(picture)
      for (const [, text = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
        const data = JSON.parse(text) as Record<string, unknown>
        expect(data, address).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) })
        expect(text, `${address} names a path instead of an address`).not.toMatch(/"(?:url|item|@id)":"\//)
      }
    }
  }
  for (const picture of pictures) {
    const answer = await request.get(picture)
    expect(answer.status(), picture).toBe(200)
    expect(answer.headers()['content-type'], picture).toBe('image/jpeg')
    expect(sizeOfJpeg(await answer.body()), picture).toEqual(sharedPicture)
  }
})

test('every public page names the feed of publications, which is XML in its language', async ({ request, portal }) => {
  for (const language of pageLanguages) {
    const html = await (await request.get(withLanguage('/nextone', language))).text()
    const address = withLanguage(portal.url + publicationFeedPath, language)
    expect(linkOf(html, 'type="application/rss\\+xml"')).toBe(address)
    const answer = await request.get(address)
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(await answer.text()).toContain(`<language>${locales[language]}</language>`)
  }
})

test('the home page says who the company is', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const kinds = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => (JSON.parse(text) as { '@type': string })['@type'],
  )
  expect(kinds).toContain('Organization')
})

test('robots.txt names the sitemap and excludes private pages', async ({ request, portal }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${portal.url}/sitemap.xml`)
  expect(text).toContain('Disallow: /dashboard')
  expect(addresses(await (await request.get('/sitemap.xml')).text())).toContain(`${portal.url}/sitemap/pages.xml`)
  expect((await request.get('/sitemap/classifieds-9999.xml')).status()).toBe(404)
})

test('the icons of browsers, phones and the manifest exist', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const manifest = await request.get('/manifest.webmanifest')
  expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/)
  const { icons } = (await manifest.json()) as { icons: { src: string; purpose?: string }[] }
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  const named = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g)]
  for (const path of ['/favicon.ico', ...named.map(([, href = '']) => href), ...icons.map(({ src }) => src)]) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
})

test('another spelling of an address redirects to the known one, in the same language', async ({ request, portal }) => {
  for (const [path, to] of [
    ['/quantum', '/quamtum'],
    ['/quantum?lang=en', '/quamtum?lang=en'],
    ['/quantum-manual', '/quamtum-manual'],
    ['/quantum-datasheet/', '/quamtum-datasheet'],
    ['/dashboard/propiedades/propiedades-admin', '/dashboard/propiedades/porpiedades-admin'],
    ['/dashboard/diseno', '/dashboard/disenio'],
    ...Object.entries(shortPaths),
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(301)
    expect(new URL(answer.headers().location ?? '', portal.url).href, path).toBe(portal.url + to)
    expect((await request.get(path)).status(), `${path} leads to a page`).toBe(200)
  }
  const notBuilt = await request.get('/quantum/drone', { maxRedirects: 0 })
  expect(notBuilt.status(), 'no way to what is not built').not.toBe(301)
})

test('an unknown address is a 404 in its language, and not indexed', async ({ request }) => {
  for (const path of ['/no-existe', '/classifieds/999999999', '/no/existe/tampoco']) {
    for (const language of pageLanguages) {
      const answer = await request.get(withLanguage(path, language))
      expect(answer.status(), path).toBe(404)
      const html = await answer.text()
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toContain('<meta name="robots" content="noindex"')
      expect(html).not.toContain('rel="canonical"')
    }
  }
})

const unescaped = (text: string) => text.replaceAll('&amp;', '&')

/** Returns the size that the first frame of a JPEG tells. */
function sizeOfJpeg(bytes: Buffer): { width: number; height: number } {
  let at = 2
  while (![0xc0, 0xc2].includes(bytes[at + 1] ?? 0) && at < bytes.length) at += 2 + bytes.readUInt16BE(at + 2)
  return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
}

const linkOf = (html: string, mark: string) =>
  unescaped(new RegExp(`<link [^>]*${mark}[^>]*href="([^"]*)"`).exec(html)?.[1] ?? '')

const contentOf = (html: string, mark: string) =>
  unescaped(new RegExp(`<meta ${mark} content="([^"]*)"`).exec(html)?.[1] ?? '')
