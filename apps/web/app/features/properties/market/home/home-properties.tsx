import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { HomeItems } from '#features/marketplace/home/home-items.tsx'
import { PropertyCard } from '../shared/property-card.tsx'
import { listPath } from '../shared/rows.ts'
import type { HomeProperties as Data } from './load.ts'

const es = {
  title: 'Propiedades para su operación',
  all: (total: string) => `Ver las ${total} propiedades`,
  more: (total: string) => `Ver más de ${total} propiedades`,
}
const en: typeof es = {
  title: 'Properties for your operation',
  all: (total) => `See all ${total} properties`,
  more: (total) => `See more than ${total} properties`,
}
export type HomeTexts = typeof es

/** Four properties on the home page, and a link to the list. */
export default function HomeProperties({ rows, total, isExact }: Data) {
  const t = useTexts({ key: 'properties/market/home', es, en })
  const count = useFormats().number(total)
  return (
    <HomeItems
      id="properties"
      title={t.title}
      to={listPath}
      all={isExact ? t.all(count) : t.more(count)}
      rows={rows}
      card={(row) => <PropertyCard row={row} />}
    />
  )
}
