import { langOf, nameIn } from '@portal/contract/core/names'
import { sectionPaths } from '@portal/contract/listing-market/sections'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import { sectionTexts } from './section-texts.ts'

interface Props {
  listing: { id: number; marca: string; marca_en: string }
  /** The page of the listing's own: its auction, its offers. */
  section: 'offers' | 'auction'
}

/** The position of a page of a listing: classifieds, its brand, its section. */
export function ListingBreadcrumb({ listing, section }: Props) {
  const t = useTexts(sectionTexts)
  const language = useLanguage()
  const name = nameIn(listing, 'marca', language)
  return (
    <Breadcrumb
      label={t.breadcrumb}
      steps={[
        { name: t.root, to: sectionPaths.all },
        { name, to: `/classifieds/${listing.id}`, lang: langOf(listing, 'marca', language) },
        { name: t.sections[section] },
      ]}
    />
  )
}
