import type { Language } from '@portal/contract/core/language'
import { publicPaths } from './support/public-pages.ts'
import { expect, test } from './support/test.ts'

/** A list has an address per filter, so the crawler follows no addresses with parameters. */
const followed = (path: string) =>
  !/[?&](?!lang=en)/.test(path) && !/^\/(?:dashboard|v1\/docs|webpay-sandbox)/.test(path)

const isItem = /^\/classifieds\/\d+/

interface Found {
  /** Pages by path, without the language. */
  pages: Set<string>
  pictures: Set<string>
  files: Set<string>
}

test('no link is broken, no page is in the wrong language, and both languages have the same pages', async ({
  request,
  portal,
}) => {
  test.setTimeout(240_000)
  const [es, en] = [await crawl('es'), await crawl('en')]
  const pictures = new Set([...es.pictures, ...en.pictures])
  // not the runner's own client, which takes ten times as long for thousands of files
  for (const path of new Set([...pictures, ...es.files, ...en.files])) {
    const answer = await fetch(portal.url + path, { method: 'HEAD' })
    expect(answer.status, path).toBe(200)
    if (pictures.has(path)) expect(answer.headers.get('content-type'), path).toMatch(/^image\//)
  }
  expect([...es.pages].sort()).toEqual([...en.pages].sort())
  const unlinked = (await publicPaths(request, 0)).filter((path) => !es.pages.has(path))
  expect(unlinked, 'pages that no link leads to').toEqual([])

  async function crawl(language: Language): Promise<Found> {
    const waiting = [language === 'en' ? '/?lang=en' : '/']
    const seen: Found = { pages: new Set(), pictures: new Set(), files: new Set() }
    let items = 0
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const path = address.replace(/\?lang=en$/, '')
      if (seen.pages.has(path)) continue
      if (isItem.test(path) && items++ > 12) continue // they are all built alike
      seen.pages.add(path)
      const answer = await fetch(portal.url + address)
      expect(answer.status, address).toBe(200)
      const html = await answer.text()
      expect(html, address).toContain(`<html lang="${language}"`)
      expect(keysIn(html), `${address} shows the name of a text`).toEqual([])
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) take(href, address)
      for (const [, src = ''] of html.matchAll(/<(?:img|source|video)[^>]*? (?:src|poster)="([^"]*)"/g)) picture(src)
      for (const [, set = ''] of html.matchAll(/ srcSet="([^"]*)"/gi)) {
        for (const one of set.split(',')) picture(one.trim().split(' ')[0] ?? '')
      }
    }
    return { ...seen, pages: new Set([...seen.pages].filter((path) => !isItem.test(path))) }

    function take(href: string, from: string): void {
      const { origin, pathname, search } = new URL(href.replaceAll('&amp;', '&'), portal.url + from)
      if (origin !== portal.url) return
      if (/\.\w{2,4}$/.test(pathname) || pathname.startsWith('/v1/')) seen.files.add(pathname + search)
      else if (search === '?lang=es')
        return // the link to the other language
      else if (followed(pathname + search)) {
        const isOther = (search === '?lang=en') !== (language === 'en')
        if (!isOther) waiting.push(pathname + search)
        else if (pathname !== new URL(from, portal.url).pathname)
          throw new Error(`${from} leaves its language: ${href}`)
      }
    }

    function picture(src: string): void {
      if (src.startsWith('/') && !/\.(?:webm|mp4)$/.test(src)) seen.pictures.add(src.replaceAll('&amp;', '&'))
    }
  }
})

/** Returns `undefined`, objects and names of texts that appear in place of a text. */
function keysIn(html: string): string[] {
  const text = html.replace(/<(script|style|template)[^>]*>[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '\n')
  return text.match(/\bundefined\b|\[object \w+\]|\bNaN\b|\{\{?\w+\}\}?|^\s*[a-z]+(?:[A-Z][a-z]+){2,}\s*$/gm) ?? []
}
