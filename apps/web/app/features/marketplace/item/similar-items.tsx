import type { ComponentType } from 'react'
import styles from './similar-items.module.css'

interface Props<Row> {
  rows: readonly Row[]
  title: string
  Card: ComponentType<{ row: Row }>
}

/** A row of other items. */
export function SimilarItems<Row extends { id: number }>({ rows, title, Card }: Props<Row>) {
  if (rows.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <h2 id="similar">{title}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Card row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}
