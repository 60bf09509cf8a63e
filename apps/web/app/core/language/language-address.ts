import { languages, type PageLanguage, pageLanguageOf, type pageLanguages } from '@portal/contract/core/language'

/** The stored choice: a cookie for the server, and a local item that outlives it. */
const storeName = 'lang'
const yearSeconds = 365 * 24 * 60 * 60

/** Language of a public page: `?lang=en` is English; Spanish without one of ours (rule languages/address-decides). */
export function languageOfAddress(search: string): PageLanguage {
  if (search !== last.search) last = { search, language: pageLanguageOf(new URLSearchParams(search).get('lang')) }
  return last.language
}

/** Cached, because every component of a page has the same address. */
let last: { search: string; language: PageLanguage } = { search: '', language: languages[0] }

/** The dashboard has one address for all languages; the stored choice decides. */
export const isDashboardPath = (pathname: string): boolean => /^\/dashboard(\/|$)/.test(pathname)

/**
 * Returns the path in a language: adds or removes `lang`, keeps the other parameters and the hash. For paths of this
 * site only.
 */
export function inLanguage(address: string, language: PageLanguage): string {
  const isBare = language === languages[0] || isDashboardPath(address)
  if (plain.test(address)) return isBare ? address : `${address}?lang=${language}`
  const { pathname, searchParams, hash } = new URL(address, 'http://here')
  searchParams.delete('lang')
  if (language !== languages[0] && !isDashboardPath(pathname)) searchParams.set('lang', language)
  const search = searchParams.toString()
  return `${pathname}${search && `?${search}`}${hash}`
}

/** Matches a path without query and hash, as most links are. */
const plain = /^\/(?!\/)[\w/-]*$/

/** Returns the stored choice; Spanish without one. Browser only. */
export function storedLanguage(): PageLanguage {
  const cookie = /(?:^|;\s*)lang=(\w+)/.exec(document.cookie)?.[1]
  return pageLanguageOf(cookie ?? localStorage.getItem(storeName))
}

/**
 * Redirects to the stored language, else the first of the site, where it is not that of bare addresses, as the server
 * does, for pages served from a cache. Runs in the head of public pages.
 */
export function goToStoredLanguage([first, ...others]: typeof pageLanguages): void {
  try {
    const address = new URL(location.href)
    const isAsked = /^\/(dashboard|home-preview)(\/|$)/.test(address.pathname) || address.searchParams.has('lang')
    const offered = (document.documentElement.dataset.languages ?? [first, ...others].join(' ')).split(' ')
    const stored = /(?:^|;\s*)lang=(\w+)(?:;|$)/.exec(document.cookie)?.[1]
    const wanted = offered.find((language) => language === stored) ?? offered[0]
    const language = others.find((other) => other === wanted)
    if (isAsked || !language) return
    address.searchParams.set('lang', language)
    location.replace(address)
  } catch {
    // keeps the language of the page
  }
}

const listeners = new Set<() => void>()

/** Stores the choice for a year and tells the open dashboard. */
export function storeLanguage(language: PageLanguage): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in some browsers and asynchronous in the rest
  document.cookie = `${storeName}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`
  localStorage.setItem(storeName, language)
  for (const listener of listeners) listener()
}

export function onLanguageStored(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
