import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { HomeItems } from '#features/marketplace/home/home-items.tsx'
import { MachineCard } from '../shared/machine-card.tsx'
import type { Row } from '../shared/rows.ts'

const es = {
  title: 'Maquinaria disponible hoy',
  all: (total: string) => `Ver las ${total} publicaciones`,
  more: (total: string) => `Ver más de ${total} publicaciones`,
}
const en: typeof es = {
  title: 'Machinery available today',
  all: (total) => `See all ${total} listings`,
  more: (total) => `See more than ${total} listings`,
}
export type HomeTexts = typeof es

interface Props {
  rows: readonly Row[]
  total: number
  isExact: boolean
}

/** Four machines on the home page, and a link to the list. */
export function HomeMachines({ rows, total, isExact }: Props) {
  const t = useTexts({ key: 'machines/market/home', es, en })
  const count = useFormats().number(total)
  return (
    <HomeItems
      id="machinery"
      title={t.title}
      to="/classifieds"
      all={isExact ? t.all(count) : t.more(count)}
      rows={rows}
      card={(row) => <MachineCard row={row} />}
    />
  )
}
