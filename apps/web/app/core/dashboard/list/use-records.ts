import { useEffect, useRef } from 'react'
import { useLocation, useNavigation, useResolvedPath } from 'react-router'

/** Where the records of a list are opened from, and which one is open now. Used inside the route of the list. */
export function useRecords<Row>(recordOf: ((row: Row) => string) | undefined) {
  const { pathname, search } = useLocation()
  const base = useResolvedPath('').pathname.replace(/\/$/, '')
  const next = useNavigation().location
  const asked = next?.pathname === pathname ? next.search : search
  const open = useRef<string | undefined>(undefined)

  // A panel that was closed gives the focus back to its row.
  useEffect(() => {
    const was = open.current
    open.current = pathname === base ? undefined : pathname
    if (!was || pathname !== base) return
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-row]')]
    links.find((link) => link.pathname === was)?.focus()
  }, [pathname, base])

  return {
    of(row: Row) {
      if (!recordOf) return undefined
      const path = recordOf(row)
      const to = path.startsWith('/') ? path : `${base}/${path}`
      const isOpen = pathname === to || pathname.startsWith(`${to}/`)
      // The question stays in the address of a record that opens beside its list, also one that is on its way.
      return { to: to.startsWith(`${base}/`) ? to + asked : to, isOpen, options: { preventScrollReset: true } }
    },
  }
}
