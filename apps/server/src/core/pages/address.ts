import type { Area } from '@portal/contract/core/areas'

/** What the server does with an address before any page is looked for. */
export interface PageRedirect {
  to: string
  status: 301 | 302
  /** The choice to store in the cookie `lang`. */
  stores?: 'es' | 'en'
}

/** Rendered in the browser alone: the server sends the same empty page for every address of a route. */
export const isDashboard = (pathname: string): boolean => /^\/dashboard(\/|$)/.test(pathname)

const isPublicPage = (pathname: string) => !isDashboard(pathname) && !pathname.endsWith('.data')

/**
 * Paths of the specification, by the spelling that somebody would expect (decision 13). Only of pages that are there: one
 * is added with the screen it leads to.
 */
export const pathAliases: Readonly<Record<string, string>> = {
  '/quantum': '/quamtum',
  '/quantum-manual': '/quamtum-manual',
  '/quantum-datasheet': '/quamtum-datasheet',
}

/**
 * `?lang=es` stores Spanish and leads to the bare address; a stored English leads a bare address to `?lang=en`
 * (decision 21); a slash at the end is left out, an expected spelling leads to ours. Null: the address stays. Paths of this site only, whatever was asked.
 */
export function redirectFor(url: string, cookie?: string): PageRedirect | null {
  const { pathname, searchParams } = parsed(url)
  const bare = withoutSlash(pathname)
  const own = Object.hasOwn(pathAliases, bare) ? pathAliases[bare]! : bare
  const address = (path: string) => `${path}${searchParams.size ? `?${searchParams}` : ''}`
  if (isPublicPage(pathname)) {
    const asked = searchParams.get('lang')
    if (asked === 'es') {
      searchParams.delete('lang')
      return { to: address(own), status: 302, stores: 'es' }
    }
    if (asked === null && prefersEnglish(cookie)) {
      searchParams.set('lang', 'en')
      return { to: address(own), status: 302 }
    }
  }
  return pathname === own ? null : { to: address(own), status: 301 }
}

/** Whether the cookie of a visitor holds his choice of English. */
export const prefersEnglish = (cookie: string | undefined): boolean =>
  cookie !== undefined && /(?:^|;\s*)lang=en(?:;|$)/.test(cookie)

/** How a route lets its page be shared: its own parameters, and the areas whose changes make it stale. */
export interface Sharing {
  params: readonly string[]
  areas: readonly Area[]
}

const longestKey = 500

/**
 * The address as a shared page knows it: the path, the language and the route's own parameters in their order, each
 * once. What else was asked cannot reach the page, so it cannot fill the cache either. Null when it is too long to keep.
 */
export function cacheKeyOf(url: string, { params }: Pick<Sharing, 'params'>): string | null {
  const { pathname, searchParams } = parsed(url)
  const query = new URLSearchParams()
  for (const name of params) {
    const value = searchParams.get(name)
    if (value) query.append(name, value)
  }
  if (searchParams.get('lang') === 'en') query.append('lang', 'en')
  const key = `${withoutSlash(pathname)}${query.size ? `?${query}` : ''}`
  return key.length > longestKey ? null : key
}

/** The path of an address, whatever host it seems to name. */
export const pathOf = (url: string): string => parsed(url).pathname

/** Two slashes at the front would name a host. */
const withoutSlash = (pathname: string) => `/${pathname.replace(/^[/\\]+/, '').replace(/\/+$/, '')}`

/** `//host/path` is a path here. */
const parsed = (url: string) => new URL(`http://here${url.startsWith('/') ? '' : '/'}${url}`)
