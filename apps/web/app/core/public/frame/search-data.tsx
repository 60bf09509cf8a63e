import { locales, type PageLanguage } from '@portal/contract/core/language'
import { sharedPicture, sharedPicturePath } from '@portal/contract/core/shared-pictures'
import { publicationFeedPath } from '@portal/contract/publications/constants'
import { inLanguage } from '#core/language/language-address.ts'
import type { RootData } from './company.ts'

export { organization, structuredText } from './structured-data.ts'

/** What search engines and shared links say of a page. */
export interface Shared {
  title: string
  /** At most some 160 characters, or made so by `shortDescription`. */
  description?: string | undefined
  /** The picture of a shared link: a name under `/pictures/share`, or the path of another picture. */
  picture?: string
  /** The page's Open Graph type. */
  kind?: 'website' | 'article' | 'product'
}

type Props = Shared & Pick<RootData, 'site' | 'company'> & { path: string; language: PageLanguage }

/** As Open Graph writes it: `es_CL`. */
const localeOf = (language: PageLanguage) => locales[language].replace('-', '_')

/**
 * The page in other languages, and the preview of shared links (rule languages/address-decides). React moves them into
 * the head.
 */
export function SharedData({ title, description, picture = 'portal', kind = 'website', ...page }: Props) {
  const { path, language, company, site } = page
  const { languages: offered } = site
  const origin = site.publicUrl
  const addressIn = (language: PageLanguage) => origin + inLanguage(path, language)
  return (
    <>
      {offered.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={addressIn(one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(offered[0] ?? language)} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${company.nombre} · RSS`}
        href={origin + inLanguage(publicationFeedPath, language)}
      />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={company.nombre} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={localeOf(language)} />
      {offered
        .filter((one) => one !== language)
        .map((one) => (
          <meta key={one} property="og:locale:alternate" content={localeOf(one)} />
        ))}
      <SharedPicture address={origin + sharedPictureOf(picture, language)} alt={title} />
    </>
  )
}

/** Returns the path of the picture of a shared link: JPEG, in the size that every network shows uncropped. */
export const sharedPictureOf = (picture: string, language: PageLanguage): string =>
  picture.startsWith('/') ? sharedPicturePath(picture) : `/pictures/share/${picture}-${language}.jpg`

function SharedPicture({ address, alt }: { address: string; alt: string }) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={`${sharedPicture.width}`} />
      <meta property="og:image:height" content={`${sharedPicture.height}`} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
