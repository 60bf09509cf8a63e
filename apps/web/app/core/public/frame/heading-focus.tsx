import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The page that was read before, also by the frame of a failure. */
let before: string | null = null

/**
 * After a navigation, focuses the heading of the page, so that keyboard and screen reader start there. Not on the first
 * load, not for another part of the same page, and not when the page has taken the focus itself.
 */
export function HeadingFocus() {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const isOther = before !== null && before !== pathname
    before = pathname
    const held = document.activeElement
    if (!isOther || hash || !(held === document.body || held?.closest('header, footer'))) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
