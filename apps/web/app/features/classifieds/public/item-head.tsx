import { useLanguage, useTexts } from '#core/language.ts'
import { inLanguage } from '#core/language-address.ts'
import { useRootData } from '#core/public/company.ts'
import { PageHead } from '#core/public/page-head.tsx'
import { structuredItem } from './item-structure.ts'
import { itemTexts } from './item-texts.ts'
import { widestUrl } from './picture.tsx'
import { type Item, placeOf } from './rows.ts'

/** What search engines and those with whom it is shared learn of a machine: title, picture, offer. */
export function ItemHead({ item }: { item: Item }) {
  const t = useTexts(itemTexts)
  const language = useLanguage()
  const root = useRootData()
  const meta = t.metaOf(item.marca, item.anio, placeOf(item, language))
  const description = `${meta}. ${item.descripcion.replace(/\s+/g, ' ')}`.slice(0, 160)
  const origin = root?.site.publicUrl ?? ''
  const address = origin + inLanguage(`/classifieds/${item.id}`, language)
  const picture = item.imagenes[0]

  return (
    <>
      <PageHead title={`${item.marca} ${item.anio}`} description={description} />
      <meta property="og:type" content="product" />
      <meta property="og:title" content={`${item.marca} ${item.anio}`} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={language === 'es' ? 'es_CL' : 'en_US'} />
      {root && <meta property="og:site_name" content={root.company.nombre} />}
      {picture && <meta property="og:image" content={origin + widestUrl(picture)} />}
      {picture && <meta property="og:image:alt" content={item.marca} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data without a way out of its element, allowed by its hash
        dangerouslySetInnerHTML={{
          __html: import.meta.env.SSR ? structuredItem(item, { origin, address, language }) : '',
        }}
        suppressHydrationWarning
      />
    </>
  )
}
