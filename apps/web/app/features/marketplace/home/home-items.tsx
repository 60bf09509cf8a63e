import type { ReactNode } from 'react'
import { ButtonLink } from '#core/public/components/button.tsx'
import frame from '#core/public/frame/public.module.css'
import styles from './home-items.module.css'

interface Props<Row> {
  /** Of its heading. */
  id: string
  title: string
  /** The list, and what the link to it says. */
  to: string
  all: string
  rows: readonly Row[]
  card: (row: Row) => ReactNode
}

/** A few items of a kind on the home page, and a link to their list; nothing when there are none. */
export function HomeItems<Row extends { id: number }>({ id, title, to, all, rows, card }: Props<Row>) {
  if (rows.length === 0) return null
  return (
    <section className={styles.items} aria-labelledby={id}>
      <div className={frame.wrap}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <ButtonLink to={to}>{all}</ButtonLink>
        </div>
        <ul className={styles.cards}>
          {rows.map((row) => (
            <li key={row.id}>{card(row)}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
