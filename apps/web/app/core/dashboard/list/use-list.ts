import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type ListChange, type ListQuery, type ListSpec, listQueryOf, searchAfter } from './list-query.ts'

/** A list as its screen sees it: what is asked, and how to ask for something else. */
export interface ListState {
  readonly spec: ListSpec
  readonly query: ListQuery
  /** The rows of another question are on their way. */
  readonly isLoading: boolean
  /** Address of this list after a change: for links. */
  to(change: ListChange): string
  /** Asks for something else. `typing` replaces the entry of the history: one word typed is one step back. */
  ask(change: ListChange, how?: { typing?: boolean }): void
}

/** The state of a list is its address alone: it can be reloaded, shared and gone back to. */
export function useList(spec: ListSpec): ListState {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const next = useNavigation().location
  // What was asked for last is shown at once, before its rows are here.
  const asked = next?.pathname === pathname ? next.search : search

  return {
    spec,
    query: listQueryOf(asked, spec),
    isLoading: next?.pathname === pathname && next.search !== search,
    to: (change) => pathname + searchAfter(asked, spec, change),
    ask(change, { typing = false } = {}) {
      const wanted = searchAfter(asked, spec, change)
      if (wanted !== asked) void navigate(pathname + wanted, { replace: typing, preventScrollReset: true })
    },
  }
}
