import { pageSizes } from '@portal/contract/core/limits'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Notice } from '#core/public/form/notice.tsx'
import styles from './list-results.module.css'
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

/** Rows appended to a list, to restore it on the way back. Browser only. */
const loadedRows = new Map<string, readonly unknown[]>()
const keptLists = 8

interface First<Row> {
  /** The address of the list, also the key of the component: another address starts again. */
  address: string
  firstPage: number
  rows: readonly Row[]
  total: number
  /** Loads the rows of another page; null when that fails. */
  load: (page: number) => Promise<readonly Row[] | null>
}

/** Returns the rows of a page and those appended to it. `more` loads the next page; without JavaScript it is a link. */
function useMoreRows<Row extends { id: number }>({ address, firstPage, rows, total, load }: First<Row>) {
  const isBack = useNavigationType() === 'POP'
  const [added, setAdded] = useState(() => ((isBack && loadedRows.get(address)) || []) as readonly Row[]) // of this address
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const known = new Set(rows.map(({ id }) => id))
  const all = [...rows, ...added.filter(({ id }) => !known.has(id))]
  const lastPage = firstPage + Math.ceil(added.length / pageSizes.public)
  const before = (firstPage - 1) * pageSizes.public

  async function more(): Promise<void> {
    setLoading(true)
    setFailed(false)
    const found = await load(lastPage + 1)
    setLoading(false)
    if (!found) return setFailed(true)
    const next = [...added, ...found]
    loadedRows.delete(address)
    loadedRows.set(address, next)
    for (const old of [...loadedRows.keys()].slice(0, -keptLists)) loadedRows.delete(old)
    setAdded(next)
  }

  return {
    rows: all,
    from: before + 1,
    to: Math.min(before + rows.length + added.length, Math.max(total, before + all.length)),
    nextPage: rows.length === pageSizes.public && before + rows.length + added.length < total ? lastPage + 1 : null,
    more,
    isLoading,
    hasFailed,
  }
}
