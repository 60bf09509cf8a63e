import { type Path, useLocation, useNavigate, useNavigation, useResolvedPath } from 'react-router'
import { addressAskedFor } from '../../page/page-policy.ts'
import { type ListChange, type ListQuery, type ListSpec, listQueryOf, searchAfter } from './list-query.ts'

/** The query of a list for its screen, and the functions that change it. */
export interface ListState {
  readonly spec: ListSpec
  readonly query: ListQuery
  /** The rows of a new query are loading. */
  readonly isLoading: boolean
  /** Returns the address of this list after a change, for links. */
  to(change: ListChange): string
  /** Loads another query. `typing` replaces the history entry, so that a typed word is one step back. */
  ask(change: ListChange, how?: { typing?: boolean }): void
}

/**
 * The address is the only state of a list: it can be reloaded, shared and revisited. A slow search never overrides a
 * later click: the clicked record opens over the requested list, and a screen that is being left loads nothing.
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
      // A click is known immediately, but appears in the rendered values only after React's next render.
      const { pathname, search, isLeaving } = askedLast(root, here, addressAskedFor())
      const wanted = searchAfter(search, spec, change)
      if (wanted === search || isLeaving) return
      const isStep = pathname !== here.pathname // opening a record is a history entry of its own
      void navigate(pathname + wanted, { replace: typing && !isStep, preventScrollReset: true })
    },
  }
}

type Asked = Pick<Path, 'pathname' | 'search'>

/** Returns the last requested address, before its rows have loaded. */
function askedLast(root: string, here: Asked, next: Asked | undefined) {
  const isStaying = next && (next.pathname === root || next.pathname.startsWith(`${root}/`))
  const { pathname, search } = isStaying ? next : here
  return { pathname, search, isLeaving: next !== undefined && !isStaying }
}
