import { screenDistances, screenTimes } from '@portal/contract/core/limits'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../components/use-hydrated.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

/**
 * An endless carousel that advances automatically, except while it is hovered, used or paused, or with reduced motion.
 */
export function useCarousel(count: number, msOf: (place: number) => number = () => screenTimes.carouselMs) {
  const isLive = useHydrated()
  const isCalm = useReducedMotion()
  const [place, setPlace] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const start = useRef<{ x: number; y: number } | null>(null)
  const canRun = isLive && !isCalm && count > 1
  const isRunning = canRun && !isPaused && !isPointedAt && !hasFocus
  const ms = msOf(place)

  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setPlace((place + 1) % count), ms)
    return () => clearTimeout(timer)
  }, [isRunning, place, count, ms])

  const go = (next: number) => setPlace((next + count) % count)

  return {
    place,
    go,
    ms,
    isLive,
    isRunning,
    isPaused,
    /** Undefined when nothing moves automatically. */
    togglePause: canRun ? () => setPaused(!isPaused) : undefined,
    /** For the element around slides and buttons. */
    around: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointedAt(pointerType === 'mouse'),
      onPointerLeave: () => setPointedAt(false),
      onFocus: ({ target }: FocusEvent) => setFocus(target.matches(':focus-visible')),
      onBlur: () => setFocus(false),
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'ArrowRight') go(place + 1)
        else if (event.key === 'ArrowLeft') go(place - 1)
        else return
        event.preventDefault()
      },
      onPointerDown({ clientX, clientY }: PointerEvent) {
        start.current = { x: clientX, y: clientY }
      },
      onPointerUp({ clientX, clientY }: PointerEvent) {
        const { x, y } = start.current ?? { x: clientX, y: clientY }
        const along = clientX - x
        start.current = null
        if (Math.abs(along) >= screenDistances.swipePx && Math.abs(along) > Math.abs(clientY - y)) {
          go(place + (along < 0 ? 1 : -1))
        }
      },
    },
  }
}
