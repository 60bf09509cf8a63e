import type { Section } from '@portal/contract/listing-market/sections'
import { useEffect, useRef } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Notice } from '#core/public/form/notice.tsx'
import { ItemCard } from '../shared/item-card.tsx'
import type { Row } from '../shared/rows.ts'
import { addressWith, type ListValues, pageOf } from './list-address.ts'
import styles from './list-results.module.css'
import { listTexts } from './list-texts.ts'
import { useMoreRows } from './more-rows.tsx'

interface Props {
  section: Section
  values: ListValues
  address: string
  rows: readonly Row[]
  total: number
  /** The total as text: "412", "more than 10,000". */
  totalText: string
  hasFeatured: boolean
}

/** The cards of a page, and a link to the next one, which JavaScript appends instead. */
export function ListResults({ section, values, address, rows, total, totalText, hasFeatured }: Props) {
  const t = useTexts(listTexts)
  const formats = useFormats()
  const list = useRef<HTMLUListElement>(null)
  const shown = useMoreRows({ address, section, values, rows, total })
  const before = useRef<number | null>(null)
  const page = pageOf(values)

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
          <PublicLink to={addressWith(section, values, { page: String(page - 1) })} rel="prev">
            {t.previous}
          </PublicLink>
        </p>
      )}
      <ul ref={list} className={styles.cards}>
        {shown.rows.map((row, index) => (
          <li key={row.id}>
            <ItemCard row={row} isFirst={!hasFeatured && index === 0} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {shown.hasFailed && <Notice kind="danger">{t.moreFailed}</Notice>}
        <p aria-live="polite">{t.shown(formats.number(shown.from), formats.number(shown.to), totalText)}</p>
        {shown.nextPage && (
          <ButtonLink
            to={addressWith(section, values, { page: String(shown.nextPage) })}
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
