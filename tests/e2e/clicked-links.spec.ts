import type { Page } from '@playwright/test'
import { type PageLanguage, pageLanguages } from '@portal/contract/core/language'
import { drawnProducts } from '../../packages/contract/src/products/constants.ts'
import { publicPaths } from './support/public-pages.ts'
import { hydrated } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

const inLanguage = (path: string, language: PageLanguage) => (language === 'es' ? path : `${path}?lang=${language}`)

/** What a page is known by: its heading and its title, as the server writes them. */
interface Known {
  heading: string
  title: string
}

/** The first text between two tags, without tags and entities inside it. */
function textOf(html: string, element: string): string {
  const [, inside = ''] = new RegExp(`<${element}\\b[^>]*>([\\s\\S]*?)</${element}>`).exec(html) ?? []
  const plain = inside.replace(/<!--.*?-->|<[^>]*>/g, '').replace(/&#x27;|&#39;/g, "'")
  return plain.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replace(/\s+/g, ' ').trim()
}

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

for (const language of pageLanguages) {
  test(`a click on a link of a page that has hydrated leads where its address leads (${language})`, async ({
    page,
    request,
    portal,
  }) => {
    test.setTimeout(240_000)
    const pages = new Map<string, string>()
    const htmlOf = async (address: string) => {
      const html = pages.get(address) ?? (await (await fetch(portal.url + address)).text())
      pages.set(address, html)
      return html
    }
    const knownBy = async (address: string): Promise<Known> => {
      const html = await htmlOf(address)
      return { heading: textOf(html, 'h1'), title: textOf(html, 'title') }
    }

    const tried = new Set<string>()
    const withScript: string[] = []
    for (const path of await publicPaths(request, 1)) {
      const address = inLanguage(path, language)
      if ((await htmlOf(address)).includes('type="module"')) withScript.push(address)
    }
    expect(withScript.length).toBeGreaterThan(5)

    for (const [place, from] of withScript.entries()) {
      await page.goto(from)
      await hydrated(page)
      const here = await knownBy(from)
      // a product from every page; in the first language each other address too, from the first page that has it
      const product = inLanguage(`/${drawnProducts[place % drawnProducts.length]}`, language)
      const isWanted = (to: string) => to === product || (language === pageLanguages[0] && !tried.has(to))
      const targets = (await linksOf(page, language)).filter(isWanted)
      for (const [count, to] of targets.entries()) {
        tried.add(to)
        await page.evaluate(() => Object.assign(window, { isSame: true }))
        await follow(page, to, count % 4 === 3 ? 'keys' : 'mouse')
        await expectPage(page, to, await knownBy(to))
        if (await isSame(page)) await expect(page.locator('main :focus'), to).toHaveCount(1)
        await page.goBack()
        await expectPage(page, from, here)
        if (count === 0) {
          await page.goForward()
          await expectPage(page, to, await knownBy(to))
          await page.goBack()
          await expectPage(page, from, here)
        }
        await hydrated(page)
      }
    }
    expect(drawnProducts.filter((slug) => !tried.has(inLanguage(`/${slug}`, language)))).toEqual([])
  })
}

/** The addresses of other pages that the links of this one name, in its language, each once. */
async function linksOf(page: Page, language: PageLanguage): Promise<string[]> {
  const hrefs = await page
    .locator('a[href^="/"]:not([download]):not([target])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const { pathname: here } = new URL(page.url())
  const isPage = (href: string) => {
    const { pathname, searchParams, hash } = new URL(href, page.url())
    const isFile = /\.\w{2,4}$/.test(pathname) || pathname.startsWith('/v1/') || pathname.startsWith('/dashboard')
    const isFiltered = [...searchParams.keys()].some((name) => name !== 'lang')
    const opensForm = pathname.endsWith('/request') // the form of an item opens next to it
    return (
      !isFile &&
      !isFiltered &&
      !opensForm &&
      !hash &&
      pathname !== here &&
      (searchParams.get('lang') ?? 'es') === language
    )
  }
  return [...new Set(hrefs.filter(isPage))]
}

/** Presses a link as a visitor does; one in a closed menu is found through its opener, one of a hidden slide never. */
async function follow(page: Page, to: string, by: 'mouse' | 'keys'): Promise<void> {
  const links = page.locator(`a[href="${to}"]:not([inert] *)`)
  const visible = links.filter({ visible: true }).first()
  if ((await visible.count()) === 0) await page.locator('[popovertarget="products-menu"]').click()
  if (by === 'mouse') return visible.click()
  await visible.focus()
  await page.keyboard.press('Enter')
}

/** Whether a page came without a load of its own, and must tell a screen reader that it is another. */
const isSame = (page: Page) => page.evaluate(() => 'isSame' in window)

async function expectPage(page: Page, address: string, { heading, title }: Known): Promise<void> {
  await expect(page, address).toHaveURL(address)
  await expect
    .poll(async () => plain(await page.locator('h1').first().textContent()), { message: address })
    .toBe(heading)
  await expect(page, address).toHaveTitle(title)
}
