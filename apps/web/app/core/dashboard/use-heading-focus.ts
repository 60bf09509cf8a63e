import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation, focuses the heading of the opened record or screen, so that keyboard and screen reader start
 * there. Not on the first load, not when only the tab changes, and not when closing a record returned the focus to its
 * row.
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

/** For content that changes under its reader: the pressed element may be gone after the next render. */
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

/** When nothing has the focus, returns it to `opener`, or to the heading if that is gone. */
export function restoreFocus(opener: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    else lastHeading()?.focus({ preventScroll: true })
  })
}

const lastHeading = () => [...document.querySelectorAll<HTMLElement>('main [data-arrival]')].at(-1)
