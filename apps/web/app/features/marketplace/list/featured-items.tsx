import type { ComponentType } from 'react'
import styles from './featured-items.module.css'
import type { CardProps } from './list-results.tsx'
import { useListView } from './view.ts'

const sizes = '(max-width: 639px) 66vw, 360px'

interface Props<Row> {
  rows: readonly Row[]
  Card: ComponentType<CardProps<Row>>
}

/** Items featured by staff (rule marketplace/featured): a strip that only the visitor moves. */
export function FeaturedItems<Row extends { id: number }>({ rows, Card }: Props<Row>) {
  const { texts: t } = useListView()
  return (
    <section className={styles.featured} aria-labelledby="featured">
      <h2 id="featured">{t.featured}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls is reached by the keyboard too */}
      <ul className={styles.strip} tabIndex={0} aria-labelledby="featured">
        {rows.map((row, index) => (
          <li key={row.id}>
            <Card row={row} isFirst={index === 0} sizes={sizes} />
          </li>
        ))}
      </ul>
    </section>
  )
}
