import { type Language, languages, locales } from '@portal/contract/core/language'
import { useLocation, useMatches } from 'react-router'
import { useLanguage } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { useCompany, useRootData } from './company.ts'

/** Null in the browser, whose build leaves out what only search engines read. */
const made = import.meta.env.SSR ? await import('./structured-data.ts') : null

interface Props {
  title: string
  /** At most some 160 characters, or made so by `shortDescription`. */
  description?: string
  /** Excludes the page from search results. */
  isPrivate?: boolean
  /**
   * Structured data for search engines, made by the functions of `structured-data.ts`; paths become addresses. The home
   * page adds the company.
   */
  structured?: readonly object[]
  /** The picture of a shared link: a name under `/pictures/share`, or the path of another picture. */
  picture?: string
  /** The page's Open Graph type. */
  kind?: 'website' | 'article' | 'product'
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

/** As Open Graph writes it: `es_CL`. */
const localeOf = (language: Language) => locales[language].replace('-', '_')

/** One canonical address per language, the links to the others, and the preview of shared links (decision 21). */
function Found({ title, description, structured = [], picture = 'portal', kind = 'website' }: FoundProps) {
  const root = useRootData()
  const language = useLanguage()
  const path = useOwnAddress()
  if (!root) return null

  const origin = root.site.publicUrl
  const addressIn = (language: Language) => origin + inLanguage(path, language)
  const others = languages.filter((one) => one !== language)
  return (
    <>
      <link rel="canonical" href={addressIn(language)} />
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={addressIn(one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(languages[0])} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={root.company.nombre} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={localeOf(language)} />
      {others.map((one) => (
        <meta key={one} property="og:locale:alternate" content={localeOf(one)} />
      ))}
      <SharedPicture origin={origin} picture={picture} alt={title} />
      {(path === '/' ? [made?.organization(root.company) ?? {}, ...structured] : structured).map((data, index) => (
        <script
          // biome-ignore lint/suspicious/noArrayIndexKey: their order is the page's and never changes
          key={index}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data without a way out of its element
          dangerouslySetInnerHTML={{ __html: made?.structuredText(data, origin, language) ?? '' }}
          suppressHydrationWarning
        />
      ))}
    </>
  )
}

type FoundProps = Pick<Props, 'title' | 'structured' | 'picture' | 'kind'> & { description: string | undefined }

/** Our pictures have the size that every network shows uncropped. */
function SharedPicture({ origin, picture, alt }: { origin: string; picture: string; alt: string }) {
  const isOurs = !picture.startsWith('/')
  return (
    <>
      <meta property="og:image" content={origin + (isOurs ? `/pictures/share/${picture}.jpg` : picture)} />
      {isOurs && <meta property="og:image:width" content="1200" />}
      {isOurs && <meta property="og:image:height" content="630" />}
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Returns the path with the route's own parameters, without a slash at the end. */
function useOwnAddress(): string {
  const { pathname, search } = useLocation()
  const handle = useMatches().at(-1)?.handle as { cache?: { params: readonly string[] } } | undefined
  const asked = new URLSearchParams(search)
  const own = new URLSearchParams()
  for (const name of handle?.cache?.params ?? []) {
    const value = asked.get(name)
    if (value) own.append(name, value)
  }
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return own.size ? `${path}?${own}` : path
}
