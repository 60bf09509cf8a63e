import type { Area } from '@portal/contract/core/areas'
import { languages, type PageLanguage, pageLanguageOf, pageLanguages } from '@portal/contract/core/language'

/** A redirect decided before any page is looked up. */
export interface PageRedirect {
  to: string
  status: 301 | 302
  /** The language to store in the cookie `lang`. */
  stores?: PageLanguage
}

/** Whether a path is rendered in the browser only: the server sends the same empty page for every such address. */
export const isDashboard = (pathname: string): boolean => /^\/dashboard(\/|$)/.test(pathname)

/** A preview shows its languages next to each other, so only its address decides. */
const isPreview = (pathname: string) => pathname.startsWith('/home-preview/')

const isPublicPage = (pathname: string) => !isDashboard(pathname) && !isPreview(pathname) && !pathname.endsWith('.data')

/** The usual spelling of paths that have their own (rule public-site/spellings), for existing pages only. */
export const pathAliases: Readonly<Record<string, string>> = {
  '/quantum': '/quamtum',
  '/quantum-manual': '/quamtum-manual',
  '/quantum-datasheet': '/quamtum-datasheet',
  '/dashboard/diseno': '/dashboard/disenio',
  '/dashboard/dise%C3%B1o': '/dashboard/disenio',
  '/dashboard/propiedades/propiedades-admin': '/dashboard/propiedades/porpiedades-admin',
}

/** Who asks for a page, and in which languages there is one. */
interface Visit {
  cookie?: string | undefined
  /** In the order of the site: the first is that of who has not chosen. */
  offered?: readonly PageLanguage[]
  /** Programs that read the web name no language: they find each one by its own address. */
  isPerson?: boolean
}

/** Returns the language in which an address is shown: the one it names, else the chosen one, else the first of the site. */
function shownLanguage(asked: string | null, { cookie, offered = pageLanguages, isPerson = false }: Visit) {
  const [spanish] = languages
  const otherwise = offered.includes(spanish) && !isPerson ? spanish : (offered[0] ?? spanish)
  const wanted = asked ?? chosenLanguage(cookie)
  return (
    offered.find((language) => language === wanted) ??
    (asked !== null && offered.includes(spanish) ? spanish : otherwise)
  )
}

/**
 * Returns the redirect of an address, or null. `?lang=es` stores Spanish and leads to the bare address; another stored
 * language leads to its address, `?lang=en` (rule languages/address-decides), one that the site does not offer to its
 * first one (rule languages/offered); a slash at the end is removed; an alias leads to our spelling. Only leads to paths
 * of this site.
 */
export function redirectFor(url: string, visit: Visit = {}): PageRedirect | null {
  const { pathname, searchParams } = parsed(url)
  const bare = withoutSlash(pathname)
  const own = Object.hasOwn(pathAliases, bare) ? pathAliases[bare]! : bare
  const address = (path: string) => `${path}${searchParams.size ? `?${searchParams}` : ''}`
  if (isPublicPage(pathname)) {
    const asked = searchParams.get('lang')
    const shown = shownLanguage(asked, visit)
    const isChoice = asked === languages[0] && shown === asked
    if (isChoice || shown !== pageLanguageOf(asked)) {
      if (shown === languages[0]) searchParams.delete('lang')
      else searchParams.set('lang', shown)
      return { to: address(own), status: 302, ...(isChoice && { stores: asked }) }
    }
  }
  return pathname === own ? null : { to: address(own), status: 301 }
}

/** Returns what the visitor's cookie stores as their language; undefined without one. */
const chosenLanguage = (cookie: string | undefined) => cookie && /(?:^|;\s*)lang=(\w+)(?:;|$)/.exec(cookie)?.[1]

/** Returns the language that the visitor's cookie stores; Spanish without one. */
export const storedLanguage = (cookie: string | undefined): PageLanguage => pageLanguageOf(chosenLanguage(cookie))

/** Returns the token of the session that the visitor's cookie names, unchecked. */
export const sessionToken = (cookie: string | undefined): string | undefined =>
  /(?:^|;\s*)jwtToken=([^;\s]+)/.exec(cookie ?? '')?.[1]

/**
 * How a route shares its page between visitors: the parameters it depends on, and the areas whose changes make it
 * stale.
 */
export interface Sharing {
  params: readonly string[]
  areas: readonly Area[]
}

const longestKey = 500

/**
 * Returns the cache key of a shared page: path, language and the route's own parameters in their order, each once.
 * Other parameters cannot reach the page, so they cannot fill the cache. Returns null when it is too long to cache.
 */
export function cacheKeyOf(url: string, { params }: Pick<Sharing, 'params'>): string | null {
  const { pathname, searchParams } = parsed(url)
  const query = new URLSearchParams()
  for (const name of params) {
    const value = searchParams.get(name)
    if (value) query.append(name, value)
  }
  const language = pageLanguageOf(searchParams.get('lang'))
  if (language !== languages[0]) query.append('lang', language)
  const key = `${withoutSlash(pathname)}${query.size ? `?${query}` : ''}`
  return key.length > longestKey ? null : key
}

/** Returns the path of an address, whatever host it seems to name. */
export const pathOf = (url: string): string => parsed(url).pathname

/** Two leading slashes would name a host. */
const withoutSlash = (pathname: string) => `/${pathname.replace(/^[/\\]+/, '').replace(/\/+$/, '')}`

/** `//host/path` is treated as a path. */
const parsed = (url: string) => new URL(`http://here${url.startsWith('/') ? '' : '/'}${url}`)
