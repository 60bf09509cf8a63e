import { nameIn } from '@portal/contract/core/names'
import { sectionPaths } from '@portal/contract/machines/market/sections'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { shortDescription } from '#core/public/frame/short-description.ts'
import { widestUrl } from '#features/marketplace/pictures/picture.tsx'
import { type Machine, placeOf } from '../shared/rows.ts'
import { sectionTexts } from '../shared/section-texts.ts'
import { machineTexts } from './machine-texts.ts'

/** Null in the browser, where their elements stay as the server wrote them. */
const made = import.meta.env.SSR ? await import('./machine-structure.ts') : null

/** Metadata of a machine for search engines and shared links: title, picture, offer. */
export function MachineHead({ item }: { item: Machine }) {
  const t = useTexts(machineTexts)
  const list = useTexts(sectionTexts)
  const language = useLanguage()
  const name = nameIn(item, 'marca', language)
  const meta = t.metaOf(name, item.anio, placeOf(item, language))
  const picture = item.imagenes[0]
  return (
    <PageHead
      title={`${name} ${item.anio}`}
      description={shortDescription(`${meta}. ${nameIn(item, 'descripcion', language)}`)}
      kind="product"
      {...(picture && { picture: widestUrl(picture) })}
      structured={
        made?.structuredPage(item, language, [{ name: list.root, to: sectionPaths.all }, { name }]) ?? [{}, {}]
      }
    />
  )
}
