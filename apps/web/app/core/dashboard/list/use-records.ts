import { useEffect, useRef } from 'react'
import { useLocation, useNavigation, useResolvedPath } from 'react-router'

/** Returns where the records of a list open and which one is open. Call it inside the route of the list. */
export function useRecords<Row>(recordOf: ((row: Row) => string) | undefined) {
  const { pathname, search } = useLocation()
  const base = useResolvedPath('').pathname.replace(/\/$/, '')
  const next = useNavigation().location
  const asked = next?.pathname === pathname ? next.search : search
  const open = useRef<string | undefined>(undefined)

  // Closing a panel returns the focus to its row.
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
      // A record that opens next to its list keeps the query in its address.
      return { to: to.startsWith(`${base}/`) ? to + asked : to, isOpen, options: { preventScrollReset: true } }
    },
  }
}
