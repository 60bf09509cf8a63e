import { screenTimes } from '@portal/contract/core/limits'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * A hash in the address scrolls smoothly to its element; `#events` waits longer and centers it
 * (rule public-site/scrolling).
 */
export function HashScroll() {
  const { hash, key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash followed again scrolls again
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1))
    if (!id) return
    const isEvents = id === 'events'
    const timer = setTimeout(
      () => {
        const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
        document.getElementById(id)?.scrollIntoView({
          behavior: isCalm ? 'auto' : 'smooth',
          block: isEvents ? 'center' : 'start',
        })
      },
      isEvents ? screenTimes.scrollToEventsMs : screenTimes.scrollToHashMs,
    )
    return () => clearTimeout(timer)
  }, [hash, key])

  return null
}
