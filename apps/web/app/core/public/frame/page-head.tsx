import { useLocation, useMatches } from 'react-router'
import { useLanguage } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { useCompany, useRootData } from './company.ts'
import type { Shared } from './search-data.tsx'

/** Null in the browser, whose build leaves out what only search engines read. */
const made = import.meta.env.SSR ? await import('./search-data.tsx') : null

interface Props extends Shared {
  /** Excludes the page from search results. */
  isPrivate?: boolean
  /**
   * Structured data for search engines, made by the functions of `structured-data.ts`; paths become addresses. The home
   * page adds the company.
   */
  structured?: readonly object[]
}

/** The page's metadata for browsers, search engines and shared links; React moves it into the head. */
export function PageHead({ title, description, isPrivate, ...shared }: Props) {
  const company = useCompany()
  return (
    <>
      <title>{company ? `${title} · ${company.nombre}` : title}</title>
      {description && <meta name="description" content={description} />}
      {isPrivate ? <meta name="robots" content="noindex" /> : <Found {...shared} {...{ title, description }} />}
    </>
  )
}

/** One canonical address per language (rule languages/address-decides), and what search engines read. */
function Found({ structured = [], ...shared }: Omit<Props, 'isPrivate'>) {
  const root = useRootData()
  const language = useLanguage()
  const path = useOwnAddress()
  if (!root) return null
  return (
    <>
      <link rel="canonical" href={root.site.publicUrl + inLanguage(path, language)} />
      {made && <made.SharedData {...shared} {...root} {...{ path, language }} />}
      {(path === '/' ? [made?.organization(root.company) ?? {}, ...structured] : structured).map((data, index) => (
        <script
          // biome-ignore lint/suspicious/noArrayIndexKey: their order is the page's and never changes
          key={index}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data without a way out of its element
          dangerouslySetInnerHTML={{ __html: made?.structuredText(data, root.site.publicUrl, language) ?? '' }}
          suppressHydrationWarning
        />
      ))}
    </>
  )
}

/**
 * Returns the path with the route's own parameters, without a slash at the end. Its `looks` show the same in another way
 * and have no address of their own.
 */
function useOwnAddress(): string {
  const { pathname, search } = useLocation()
  const handle = useMatches().at(-1)?.handle as
    | { cache?: { params: readonly string[] }; looks?: readonly string[] }
    | undefined
  const asked = new URLSearchParams(search)
  const own = new URLSearchParams()
  for (const name of handle?.cache?.params ?? []) {
    const value = handle?.looks?.includes(name) ? null : asked.get(name)
    if (value) own.append(name, value)
  }
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return own.size ? `${path}?${own}` : path
}
