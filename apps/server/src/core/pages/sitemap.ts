/** Maximum per sitemap file; each page has an address per language. */
export const pagesPerFile = 25_000

export interface SitemapPage {
  path: string
  /** The day of its last change. */
  changed?: string
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)

/** Returns a sitemap: every page in both languages, each linked to the other (decision 21). */
export function sitemapOf(origin: string, pages: readonly SitemapPage[]): string {
  const urls = pages.flatMap(({ path, changed }) => {
    const es = escaped(origin + path)
    const en = `${es}${path.includes('?') ? '&amp;' : '?'}lang=en`
    const others = [
      ['es', es],
      ['en', en],
      ['x-default', es],
    ].map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    const rest = `${changed ? `<lastmod>${changed}</lastmod>` : ''}${others.join('')}`
    return [es, en].map((address) => `<url><loc>${address}</loc>${rest}</url>\n`)
  })
  return `${head}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}

/** Returns the index of the sitemaps. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const files = paths.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>\n`)
  return `${head}<sitemapindex xmlns="${protocol}">\n${files.join('')}</sitemapindex>\n`
}
