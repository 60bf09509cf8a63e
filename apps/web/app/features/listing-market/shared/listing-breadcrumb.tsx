import { sectionPaths } from '@portal/contract/listing-market/sections'
import { useTexts } from '#core/language/language.ts'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import { sectionTexts } from './section-texts.ts'

interface Props {
  listing: { id: number; marca: string }
  /** The page of the listing's own: its auction, its offers. */
  section: 'offers' | 'auction'
}

/** The position of a page of a listing: classifieds, its brand, its section. */
export function ListingBreadcrumb({ listing, section }: Props) {
  const t = useTexts(sectionTexts)
  return (
    <Breadcrumb
      label={t.breadcrumb}
      steps={[
        { name: t.root, to: sectionPaths.all },
        { name: listing.marca, to: `/classifieds/${listing.id}` },
        { name: t.sections[section] },
      ]}
    />
  )
}
