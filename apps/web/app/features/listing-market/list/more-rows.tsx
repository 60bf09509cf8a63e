import { pageSizes } from '@portal/contract/core/limits'
import { marketCalls } from '@portal/contract/listing-market/calls'
import type { Section } from '@portal/contract/listing-market/sections'
import { useState } from 'react'
import { useNavigationType } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import type { Row } from '../shared/rows.ts'
import { type ListQuery, type ListValues, pageOf, queryOf } from './list-address.ts'

/** Rows appended to a list, to restore it on the way back. Browser only. */
const loadedRows = new Map<string, readonly Row[]>()
const keptLists = 8

interface First {
  /** The address of the list, also the key of the component: another address starts again. */
  address: string
  section: Section
  values: ListValues
  rows: readonly Row[]
  total: number
}

/** Returns the rows of a page and those appended to it. `more` loads the next page; without JavaScript it is a link. */
export function useMoreRows({ address, section, values, rows, total }: First) {
  const isBack = useNavigationType() === 'POP'
  const [added, setAdded] = useState<readonly Row[]>(() => (isBack && loadedRows.get(address)) || [])
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const known = new Set(rows.map(({ id }) => id))
  const all = [...rows, ...added.filter(({ id }) => !known.has(id))]
  const firstPage = pageOf(values)
  const lastPage = firstPage + Math.ceil(added.length / pageSizes.public)
  const before = (firstPage - 1) * pageSizes.public

  async function more(): Promise<void> {
    setLoading(true)
    setFailed(false)
    const params: ListQuery = { ...queryOf(values, section), page: lastPage + 1 }
    const reply = await browserApi.call(marketCalls.publicList, { params })
    setLoading(false)
    if (!reply.ok) return setFailed(true)
    const next = [...added, ...reply.datos.clasificados]
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
