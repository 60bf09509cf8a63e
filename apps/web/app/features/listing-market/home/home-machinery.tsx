import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import frame from '#core/public/frame/public.module.css'
import { ItemCard } from '../shared/item-card.tsx'
import type { Row } from '../shared/rows.ts'
import styles from './home-machinery.module.css'

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

interface Props {
  rows: readonly Row[]
  total: number
  isExact: boolean
}

/** Four machines on the home page, and a link to the list. */
export function HomeMachinery({ rows, total, isExact }: Props) {
  const t = useTexts({ es, en })
  const count = useFormats().number(total)
  if (rows.length === 0) return null
  return (
    <section className={styles.machinery} aria-labelledby="machinery">
      <div className={frame.wrap}>
        <div className={styles.head}>
          <h2 id="machinery">{t.title}</h2>
          <ButtonLink to="/classifieds">{isExact ? t.all(count) : t.more(count)}</ButtonLink>
        </div>
        <ul className={styles.cards}>
          {rows.map((row) => (
            <li key={row.id}>
              <ItemCard row={row} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
