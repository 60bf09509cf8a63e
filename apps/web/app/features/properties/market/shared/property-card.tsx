import { langOf, nameIn } from '@portal/contract/core/names'
import { isHome } from '@portal/contract/properties/constants'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Card } from '#features/marketplace/card/card.tsx'
import { Heart } from '../../favorites/later.ts'
import { Badges } from './badges.tsx'
import { cardTexts } from './card-texts.ts'
import { Price } from './price.tsx'
import { pathOf, placeOf, type Row } from './rows.ts'

interface Props {
  row: Row
  /** In the first screen: loads its picture immediately. */
  isFirst?: boolean
  /** Width of its picture (`sizes`), when it differs from the list. */
  sizes?: string
}

/** One property of a list. */
export function PropertyCard({ row, ...looks }: Props) {
  const t = useTexts(cardTexts)
  const language = useLanguage()
  const { number } = useFormats()
  const { metros_construidos: built, metros_terreno: land, habitaciones: rooms, banos: baths } = row
  const name = nameIn(row, 'titulo', language)
  const lang = langOf(row, 'titulo', language)
  const facts = [
    lang && t.inSpanish,
    nameIn(row, 'categoria_nombre', language),
    built > 0 ? t.built(number(built)) : t.land(number(land)),
    rooms !== null && rooms > 0 && t.rooms(rooms, number(rooms), isHome(row.categoria_nombre)),
    baths !== null && baths > 0 && t.baths(baths, number(baths)),
  ].filter((fact): fact is string => Boolean(fact))
  return (
    <Card
      to={pathOf(row)}
      name={name}
      lang={lang}
      place={placeOf(row, language)}
      facts={facts}
      picture={row.imagenes[0]}
      badges={<Badges row={row} />}
      price={<Price row={row} />}
      at={row.latitud == null ? undefined : `${row.id},${row.latitud},${row.longitud}`}
      action={<Heart id={row.id} name={name} />}
      {...looks}
    />
  )
}
