import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shortPaths } from '@portal/contract/listing-market/sections'
import { pathAliases } from '../apps/server/src/core/pages/address.ts'
import { footerLists } from '../apps/web/app/core/public/frame/footer-links.ts'
import { mainLinks, productGroups } from '../apps/web/app/core/public/frame/navigation.ts'
import routes from '../apps/web/app/routes.ts'
import { screens, waiting } from '../apps/web/app/screens.ts'
import { projectFiles, ROOT } from './project-files.ts'

/**
 * Checks that every address which the portal writes down leads to a page of the site map: links and redirects of the web,
 * lists of links, links in mails. A screen that is not built yet has no link; one line per address that leads nowhere.
 */

/** Served next to the pages: calls, files. The journey that follows every link asks for these. */
const served = [/^\/v1\//, /^\/brochures\//, /^\/webpay-sandbox(\/|$)/, /^\/sitemap/, /\.\w{2,11}$/]
/** A product or a person by its own name: from content, which that journey follows too. */
const named = /^\/x$/

/** One part of an address that is put in when it is written: an id, a token. */
const put = 'x'

/** Where a literal is an address that someone is led to. `{` is that of a template. */
const written: readonly RegExp[] = [
  /\b(?:to|href|path)(?:=\{?|: )(["'`])(\/[^"'`]*)\1/g,
  /\b(?:redirect|navigate|inLanguage|page|link)\((?:\w+, )?(["'`])(\/[^"'`]*)\1/g,
  /\$\{(?:\w+\.)*(?:PUBLIC_URL|publicUrl)\}()(\/[^"'`\s]*)/g,
  /(["'`])(\/dashboard[^"'`]*)\1/g,
]
/** The beginning of several addresses, each of which is looked at where it is put together. */
const beginning = /^\s*(?:export )?const home = /

/** The addresses in a source file, with the line of each. */
export function addressesIn(source: string): { address: string; line: number }[] {
  const lines = source.split('\n')
  return lines.flatMap((text, index) => {
    if (beginning.test(text) || /^\s*(?:\/?\*|\/\/)/.test(text)) return []
    const found = written.flatMap((pattern) => [...text.matchAll(pattern)].map(([, , address = '']) => address))
    return [...new Set(found)].map((address) => ({ address, line: index + 1 }))
  })
}

/** Whether a page of the site map, or something served next to them, has this address. */
export function isThere(address: string, pages: readonly RegExp[] = patterns): boolean {
  const path = pathOf(address)
  return named.test(path) || served.some((pattern) => pattern.test(path)) || pages.some((page) => page.test(path))
}

const pathOf = (address: string) => address.replace(/\$\{[^}]*\}/g, put).replace(/(?:[?#]|x$(?<!\/x)).*$/, '')

interface Page {
  path?: string | undefined
  index?: boolean | undefined
  children?: readonly Page[] | undefined
}

/** Pages by pattern. A card answers to any one word and the last to all: neither proves that a link leads somewhere. */
function patternsOf(entries: readonly Page[], above = ''): RegExp[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = path ? `${above}/${path}` : above
    const isPage = (path || index) && own !== '/:slug' && path !== '*'
    const page = new RegExp(`^${own.replace(/:\w+/g, '[^/]+') || '/'}$`)
    return [...(isPage ? [page] : []), ...patternsOf(children, own)]
  })
}
const patterns = patternsOf(await routes)

/** What is in lists, named by where. */
const listed: readonly (readonly [string, readonly string[]])[] = [
  ['expected spellings', Object.values(pathAliases)],
  ['short addresses', Object.values(shortPaths)],
  ['footer', footerLists.flatMap(({ links }) => links.map(({ to }) => to))],
  ['bar', mainLinks.map(({ to }) => to)],
  ['products', productGroups.flatMap(({ products }) => products.map(({ to }) => to))],
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
