import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a change of place the focus goes to the heading of what opened (the record's, else the screen's), so that
 * keyboard and screen reader begin there. Not on the first load, and not where something took the focus already.
 */
export function useArrival(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (document.activeElement?.matches('[data-row], [data-autofocus], input, textarea')) return
    const headings = [...document.querySelectorAll<HTMLElement>('main [data-arrival]')]
    headings.at(-1)?.focus({ preventScroll: true })
  }, [pathname])
}
