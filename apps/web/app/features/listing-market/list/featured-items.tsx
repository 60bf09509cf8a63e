import { useTexts } from '#core/language/language.ts'
import { ItemCard } from '../shared/item-card.tsx'
import type { Row } from '../shared/rows.ts'
import styles from './featured-items.module.css'
import { listTexts } from './list-texts.ts'

const sizes = '(max-width: 639px) 66vw, 360px'

/** Items featured by staff (decision 32): a strip that only the visitor moves. */
export function FeaturedItems({ rows }: { rows: readonly Row[] }) {
  const t = useTexts(listTexts)
  return (
    <section className={styles.featured} aria-labelledby="featured">
      <h2 id="featured">{t.featured}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls is reached by the keyboard too */}
      <ul className={styles.strip} tabIndex={0} aria-labelledby="featured">
        {rows.map((row, index) => (
          <li key={row.id}>
            <ItemCard row={row} isFirst={index === 0} sizes={sizes} />
          </li>
        ))}
      </ul>
    </section>
  )
}
