import { type ComponentType, useEffect, useRef } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Notice } from '#core/public/form/notice.tsx'
import styles from './list-results.module.css'
import { useMoreRows } from './more-rows.ts'
import { useListView } from './view.ts'

/** A card of a list. */
export interface CardProps<Row> {
  row: Row
  /** In the first screen: loads its picture immediately. */
  isFirst?: boolean
  /** Width of its picture (`sizes`), when it differs from the list. */
  sizes?: string
}

interface Props<Row> {
  address: string
  rows: readonly Row[]
  total: number
  /** The total as text: "412", "more than 10,000". */
  totalText: string
  hasFeatured: boolean
  Card: ComponentType<CardProps<Row>>
  /** Loads the rows of another page; null when that fails. */
  load: (page: number) => Promise<readonly Row[] | null>
}

/** The cards of a page, and a link to the next one, which JavaScript appends instead. */
export function ListResults<Row extends { id: number }>({
  address,
  rows,
  total,
  totalText,
  hasFeatured,
  Card,
  load,
}: Props<Row>) {
  const { texts: t, page, addressWith } = useListView()
  const formats = useFormats()
  const list = useRef<HTMLUListElement>(null)
  const shown = useMoreRows({ address, firstPage: page, rows, total, load })
  const before = useRef<number | null>(null)

  // Focuses the first of the appended rows, where the reader continues.
  useEffect(() => {
    if (before.current === null || shown.rows.length <= before.current) return
    list.current?.querySelectorAll<HTMLElement>('article a')[before.current]?.focus({ preventScroll: true })
    before.current = null
  }, [shown.rows.length])

  function append() {
    before.current = shown.rows.length
    void shown.more()
  }

  return (
    <section aria-labelledby="results">
      <h2 id="results" className={hasFeatured ? styles.title : styles.unseen}>
        {t.results}
      </h2>
      {page > 1 && (
        <p className={styles.before}>
          <PublicLink to={addressWith({ page: String(page - 1) })} rel="prev">
            {t.previous}
          </PublicLink>
        </p>
      )}
      <ul ref={list} className={styles.cards}>
        {shown.rows.map((row, index) => (
          <li key={row.id}>
            <Card row={row} isFirst={!hasFeatured && index === 0} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {shown.hasFailed && <Notice kind="danger">{t.moreFailed}</Notice>}
        <p aria-live="polite">{t.shown(formats.number(shown.from), formats.number(shown.to), totalText)}</p>
        {shown.nextPage && (
          <ButtonLink
            to={addressWith({ page: String(shown.nextPage) })}
            rel="next"
            aria-busy={shown.isLoading}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              if (!shown.isLoading) append()
            }}
          >
            {t.more}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
