import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a change of place the focus goes to the heading of what opened (the record's, else the screen's), so that
 * keyboard and screen reader begin there. Not on the first load, not where the same thing stays open under another tab,
 * and not where the focus was given back to the row of a record that was closed.
 */
export function useArrival(): void {
  const { pathname } = useLocation()
  const last = useRef({ pathname, heading: '' })
  useEffect(() => {
    const heading = lastHeading()
    const before = last.current
    last.current = { pathname, heading: heading?.textContent ?? '' }
    if (before.pathname === pathname || before.heading === last.current.heading) return
    if (document.activeElement?.matches('[data-row]:not([aria-current])')) return
    heading?.focus({ preventScroll: true })
  }, [pathname])
}

/** What was pressed may be gone once the screen is loaded again: then the focus goes to the heading, too. */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) lastHeading()?.focus({ preventScroll: true })
  })
}

const lastHeading = () => [...document.querySelectorAll<HTMLElement>('main [data-arrival]')].at(-1)
