import { ItemCard } from '../shared/item-card.tsx'
import type { Row } from '../shared/rows.ts'
import styles from './similar-items.module.css'

/** A row of other listings. */
export function SimilarItems({ rows, title }: { rows: readonly Row[]; title: string }) {
  if (rows.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <h2 id="similar">{title}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <ItemCard row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}
