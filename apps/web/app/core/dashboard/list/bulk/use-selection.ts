import { useState } from 'react'
import type { ListState } from '../use-list.ts'
import type { Bulk } from './bulk.ts'

/** The rows of a list that are selected. */
export interface Selection {
  /** All matching rows are selected, on all pages. */
  readonly isAll: boolean
  readonly ids: ReadonlySet<number>
  has(id: number): boolean
  /** Selects or unselects a row; with `toLast` also the rows between it and the last one. */
  toggle(id: number, toLast?: boolean): void
  /** Selects or unselects the rows of this page. */
  togglePage(): void
  selectAll(): void
  clear(): void
}

interface State {
  /** The query of the list; another query has other rows. */
  question: string
  ids: ReadonlySet<number>
  isAll: boolean
  last: number | null
}

/** Keeps the selection from page to page, until the query of the list or `asked`, its fixed part, changes. */
export function useSelection(list: ListState, page: readonly number[], asked?: Bulk['asked']): Selection {
  const question = JSON.stringify([list.query.buscar, list.query.filters, asked])
  const none: State = { question, ids: new Set(), isAll: false, last: null }
  const [stored, setState] = useState(none)
  const state = stored.question === question ? stored : none
  const has = (id: number) => state.isAll || state.ids.has(id)

  return {
    isAll: state.isAll,
    ids: state.ids,
    has,
    toggle(id, toLast = false) {
      const isOn = !has(id)
      const ids = new Set(state.isAll ? page : state.ids)
      for (const one of toLast ? between(page, state.last, id) : [id]) isOn ? ids.add(one) : ids.delete(one)
      setState({ question, ids, isAll: false, last: id })
    },
    togglePage() {
      const isOn = !page.every(has)
      const ids = new Set(state.isAll ? [] : state.ids)
      for (const id of page) isOn ? ids.add(id) : ids.delete(id)
      setState({ ...none, ids })
    },
    selectAll: () => setState({ ...none, isAll: true }),
    clear: () => setState(none),
  }
}

/** Returns the rows of a page between two ids, in either direction; only `to` when `from` is not on the page. */
export function between(page: readonly number[], from: number | null, to: number): readonly number[] {
  const places = [page.indexOf(from ?? to), page.indexOf(to)].toSorted((a, b) => a - b)
  return places[0]! < 0 ? [to] : page.slice(places[0], places[1]! + 1)
}
