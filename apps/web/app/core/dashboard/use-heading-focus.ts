import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a change of place the focus goes to the heading of what opened (the record's, otherwise the screen's), so that
 * keyboard and screen reader begin there. Not on the first load, not where the same thing stays open under another tab,
 * and not where the focus was given back to the row of a record that was closed.
 */
export function useHeadingFocus(): void {
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

/** For a part that changes under its reader: what he pressed may be gone once it is drawn again. */
export function useRestoredFocus() {
  const held = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body) restoreFocus(held.current)
  })
  return {
    onFocus({ target, currentTarget }: FocusEvent) {
      held.current = currentTarget.contains(target) ? target : null
    },
    onBlur() {
      held.current = null
    },
  }
}

/** Where nothing has the focus any more it goes back to `opener`, or to the heading if that is gone, too. */
export function restoreFocus(opener: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    else lastHeading()?.focus({ preventScroll: true })
  })
}

const lastHeading = () => [...document.querySelectorAll<HTMLElement>('main [data-arrival]')].at(-1)
