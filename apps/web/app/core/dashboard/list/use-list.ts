import { type Path, useLocation, useNavigate, useNavigation, useResolvedPath } from 'react-router'
import { addressAskedFor } from '../../page/page-policy.ts'
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

/**
 * The state of a list is its address alone: it can be reloaded, shared and gone back to. What is typed never overtakes a
 * press: the record that is on its way opens, over the list that was asked for, and a screen that is left asks nothing.
 */
export function useList(spec: ListSpec): ListState {
  const here = useLocation()
  const root = useResolvedPath('.').pathname
  const navigate = useNavigate()
  const { search } = askedLast(root, here, useNavigation().location)

  return {
    spec,
    query: listQueryOf(search, spec),
    isLoading: search !== here.search,
    to: (change) => here.pathname + searchAfter(search, spec, change),
    ask(change, { typing = false } = {}) {
      // A press is known at once, but in what is drawn only after React got round to it.
      const { pathname, search, isLeaving } = askedLast(root, here, addressAskedFor())
      const wanted = searchAfter(search, spec, change)
      if (wanted === search || isLeaving) return
      const isStep = pathname !== here.pathname // a record that is being opened is a step of its own
      void navigate(pathname + wanted, { replace: typing && !isStep, preventScrollReset: true })
    },
  }
}

type Asked = Pick<Path, 'pathname' | 'search'>

/** What was asked for last is what counts, before its rows are here. */
function askedLast(root: string, here: Asked, next: Asked | undefined) {
  const isStaying = next && (next.pathname === root || next.pathname.startsWith(`${root}/`))
  const { pathname, search } = isStaying ? next : here
  return { pathname, search, isLeaving: next !== undefined && !isStaying }
}
