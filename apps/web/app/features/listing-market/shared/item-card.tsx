import { useFormats } from '#core/formats/formats.ts'
import { useLanguage } from '#core/language/language.ts'
import { nameIn } from '#core/language/names.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Picture } from '#features/marketplace/pictures/picture.tsx'
import { Badges } from './badges.tsx'
import styles from './item-card.module.css'
import { Price } from './price.tsx'
import { placeOf, type Row } from './rows.ts'

interface Props {
  row: Row
  /** In the first screen: loads its picture immediately. */
  isFirst?: boolean
  /** Width of its picture (`sizes`), when it differs from the list. */
  sizes?: string
  /** Level of its heading in the page. */
  heading?: 'h2' | 'h3'
}

/**
 * Slightly below the real width on a phone, so that browsers choose the 640 px picture, which has two thirds of the
 * next size's bytes.
 */
const listed = '(max-width: 639px) calc(100vw - 48px), (max-width: 1199px) 45vw, 300px'

/** One machine of a list. The whole card links to it; the link text is its name. */
export function ItemCard({ row, isFirst = false, sizes = listed, heading: Heading = 'h3' }: Props) {
  const language = useLanguage()
  const formats = useFormats()
  const unit = nameIn(row, 'unidad_tiempo_nombre', language)
  const facts = [
    `${row.anio}`,
    row.tiempo_uso > 0 && `${formats.number(row.tiempo_uso)} ${unit.toLowerCase()}`.trim(),
    nameIn(row, 'categoria_nombre', language),
  ].filter((fact): fact is string => Boolean(fact))

  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture picture={row.imagenes[0]} alt="" sizes={sizes} isFirst={isFirst} />
        <div className={styles.badges}>
          <Badges row={row} />
        </div>
      </div>
      <div className={styles.text}>
        <Heading>
          <PublicLink to={`/classifieds/${row.id}`} className={styles.link}>
            {row.marca}
          </PublicLink>
        </Heading>
        <p className={styles.place}>{placeOf(row, language)}</p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Price row={row} />
      </div>
    </article>
  )
}
