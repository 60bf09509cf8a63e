import { screenTimes } from '@portal/contract/core/limits'
import { type RefObject, useEffect, useRef, useState } from 'react'

interface Opened {
  /** The content is loading: a spinner is shown. */
  isOpening: boolean
  place: RefObject<HTMLDivElement | null>
}

/**
 * An event in the page's first address is shown and scrolled to immediately. A chosen one appears after half a second
 * and is scrolled to.
 */
export function useOpened(chosen: string | null): Opened {
  const [shown, setShown] = useState(chosen)
  const place = useRef<HTMLDivElement>(null)
  const first = useRef(chosen)

  useEffect(() => {
    if (first.current) scrollTo(place.current)
  }, [])

  useEffect(() => {
    if (chosen === shown) return
    const show = () => {
      setShown(chosen)
      if (chosen) requestAnimationFrame(() => scrollTo(place.current))
    }
    const timer = setTimeout(show, chosen ? screenTimes.openEventMs : 0)
    return () => clearTimeout(timer)
  }, [chosen, shown])

  return { isOpening: chosen !== null && chosen !== shown, place }
}

function scrollTo(element: HTMLElement | null): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
}
