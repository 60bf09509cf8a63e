import { type PageLanguage, pageLanguages, withLanguage } from '@portal/contract/core/language'
import { xmlText } from '@portal/contract/core/xml'

/** A sitemap holds at most 50,000 addresses; each page has one per language. */
export const pagesPerFile = Math.floor(50_000 / pageLanguages.length)

export interface SitemapPage {
  path: string
  /** The day of its last change. */
  changed?: string
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Returns a sitemap: every page in each language of the site, linked to the others (rule languages/address-decides). */
export function sitemapOf(origin: string, pages: readonly SitemapPage[], offered: readonly PageLanguage[]): string {
  const urls = pages.flatMap(({ path, changed }) => {
    const addresses = offered.map((language) => xmlText(withLanguage(origin + path, language)))
    const others = [...offered, 'x-default'].map(
      (name, at) => `<xhtml:link rel="alternate" hreflang="${name}" href="${addresses[at] ?? addresses[0]}"/>`,
    )
    const rest = `${changed ? `<lastmod>${changed}</lastmod>` : ''}${others.join('')}`
    return addresses.map((address) => `<url><loc>${address}</loc>${rest}</url>\n`)
  })
  return `${head}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}

/** Returns the index of the sitemaps. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const files = paths.map((path) => `<sitemap><loc>${xmlText(origin + path)}</loc></sitemap>\n`)
  return `${head}<sitemapindex xmlns="${protocol}">\n${files.join('')}</sitemapindex>\n`
}
