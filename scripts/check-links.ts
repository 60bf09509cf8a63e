import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shortPaths } from '@portal/contract/machines/market/sections'
import { drawnProducts } from '@portal/contract/products/constants'
import { pathAliases } from '../apps/server/src/core/pages/address.ts'
import { footerLists } from '../apps/web/app/core/public/frame/footer-links.ts'
import { mainLinks } from '../apps/web/app/core/public/frame/navigation.ts'
import routes from '../apps/web/app/routes.ts'
import { screens, waiting } from '../apps/web/app/screens.ts'
import { projectFiles, ROOT } from './project-files.ts'

/**
 * Checks that every address written in the portal leads to a page of the site map: links and redirects of the web,
 * lists of links, links in mails. Prints one line per broken address.
 */

/** Served besides the pages: calls, files. The journey that follows every link requests these. */
const served = [
  /^\/v1\//,
  /^\/brochures\//,
  /^\/(?:webpay|stripe|mercadopago)-sandbox(\/|$)/,
  /^\/sitemap/,
  /\.\w{2,11}$/,
]
/** Products and people by their names, from content, which that journey follows too. */
const named = new RegExp(`^/(?:x|${drawnProducts.join('|')})$`)

/** A part inserted at run time: an id, a token. */
const put = 'x'

/** Where a literal is the address of a link. `{` is that of a template. */
const written: readonly RegExp[] = [
  /\b(?:to|href|path)(?:=\{?|: )(["'`])(\/[^"'`]*)\1/g,
  /\b(?:redirect|navigate|inLanguage|page|link)\((?:\w+, )?(["'`])(\/[^"'`]*)\1/g,
  /\$\{(?:\w+\.)*(?:PUBLIC_URL|publicUrl)\}()(\/[^"'`\s]*)/g,
  /(["'`])(\/dashboard[^"'`]*)\1/g,
]
/** A common prefix; the full addresses are checked where they are built. */
const beginning = /^\s*(?:export )?const home = /

/** Returns the addresses in a source file, with their lines. */
export function addressesIn(source: string): { address: string; line: number }[] {
  const lines = source.split('\n')
  return lines.flatMap((text, index) => {
    if (beginning.test(text) || /^\s*(?:\/?\*|\/\/)/.test(text)) return []
    const found = written.flatMap((pattern) => [...text.matchAll(pattern)].map(([, , address = '']) => address))
    return [...new Set(found)].map((address) => ({ address, line: index + 1 }))
  })
}

/** Whether a page of the site map, or something served besides them, has this address. */
export function isThere(address: string, pages: readonly RegExp[] = patterns): boolean {
  const path = pathOf(address)
  const isAlias = Object.hasOwn(pathAliases, path)
  return (
    isAlias || named.test(path) || served.some((pattern) => pattern.test(path)) || pages.some((page) => page.test(path))
  )
}

const pathOf = (address: string) => address.replace(/\$\{[^}]*\}/g, put).replace(/(?:[?#]|x$(?<!\/x)).*$/, '')

interface Page {
  path?: string | undefined
  index?: boolean | undefined
  children?: readonly Page[] | undefined
}

/** Pages by pattern. Excludes cards, which match any word, and the catch-all: they prove nothing. */
function patternsOf(entries: readonly Page[], above = ''): RegExp[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = path ? `${above}/${path}` : above
    const isPage = (path || index) && own !== '/:slug' && path !== '*'
    const page = new RegExp(`^${own.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+') || '/'}$`)
    return [...(isPage ? [page] : []), ...patternsOf(children, own)]
  })
}
const patterns = patternsOf(await routes)

/** Returns the addresses in lists, by their position. */
const listed: readonly (readonly [string, readonly string[]])[] = [
  ['expected spellings', Object.values(pathAliases)],
  ['short addresses', Object.values(shortPaths)],
  ['footer', footerLists.flatMap(({ links }) => links.map(({ to }) => to))],
  ['bar', mainLinks.map(({ to }) => to)],
  ['screens', screens.map(({ path }) => path)],
  ['what waits', waiting.map(({ to }) => to)],
]

function check(): string[] {
  const problems: string[] = []
  for (const [where, addresses] of listed)
    for (const address of addresses) if (!isThere(address)) problems.push(`${where}: ${address} is no page`)
  const sources = projectFiles().filter(
    (file) =>
      /^(?:apps\/(?:web\/app|server\/src)|packages\/contract\/src)\/.*\.tsx?$/.test(file) && !/\.test\./.test(file),
  )
  for (const file of sources)
    for (const { address, line } of addressesIn(readFileSync(join(ROOT, file), 'utf8')))
      if (!isThere(address)) problems.push(`${file}:${line}: ${address} is no page`)
  return problems
}

if (import.meta.main) {
  const problems = check()
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length ? 1 : 0
}
