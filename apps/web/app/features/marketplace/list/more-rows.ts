import { pageSizes } from '@portal/contract/core/limits'
import { useState } from 'react'
import { useNavigationType } from 'react-router'

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
export function useMoreRows<Row extends { id: number }>({ address, firstPage, rows, total, load }: First<Row>) {
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
