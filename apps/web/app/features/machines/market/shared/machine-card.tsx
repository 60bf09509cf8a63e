import { langOf, nameIn } from '@portal/contract/core/names'
import type { ReactNode } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Card } from '#features/marketplace/card/card.tsx'
import { Badges } from './badges.tsx'
import { cardTexts } from './card-texts.ts'
import { Price } from './price.tsx'
import { placeOf, type Row } from './rows.ts'

export interface MachineCardProps {
  row: Row
  /** In the first screen: loads its picture immediately. */
  isFirst?: boolean
  /** Width of its picture (`sizes`), when it differs from the list. */
  sizes?: string
  /** Level of its heading in the page. */
  heading?: 'h2' | 'h3'
  /** Under the price. */
  note?: ReactNode
}

/** One machine of a list. */
export function MachineCard({ row, note, ...looks }: MachineCardProps) {
  const language = useLanguage()
  const formats = useFormats()
  const t = useTexts(cardTexts)
  const lang = langOf(row, 'marca', language)
  const unit = nameIn(row, 'unidad_tiempo_nombre', language)
  const facts = [
    lang && t.inSpanish,
    `${row.anio}`,
    row.tiempo_uso > 0 && `${formats.number(row.tiempo_uso)} ${unit.toLowerCase()}`.trim(),
    nameIn(row, 'categoria_nombre', language),
  ].filter((fact): fact is string => Boolean(fact))
  return (
    <Card
      to={`/classifieds/${row.id}`}
      name={nameIn(row, 'marca', language)}
      lang={lang}
      place={placeOf(row, language)}
      facts={facts}
      picture={row.imagenes[0]}
      badges={<Badges row={row} />}
      price={
        <>
          <Price row={row} />
          {note}
        </>
      }
      {...looks}
    />
  )
}
