import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { moved, type Size, type View, zoomed } from './view.ts'

interface Place {
  x: number
  y: number
}

interface Wishes {
  canvas: RefObject<HTMLCanvasElement | null>
  size: Size | null
  /** Changes the view from the one before. */
  onView: (next: (view: View) => View) => void
  /** A press that did not move. */
  onPress: (at: Place) => void
}

const stillPixels = 5

/**
 * Moves and enlarges the view: by dragging with a mouse, by two fingers, and by the wheel with Ctrl, so that a page is
 * still scrolled by one finger and by the wheel.
 */
export function usePointer({ canvas, size, onView, onPress }: Wishes) {
  const held = useRef(new Map<number, Place>())
  const began = useRef<Place | null>(null)

  useEffect(() => {
    const element = canvas.current
    if (!element || !size) return
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const at = { x: event.offsetX, y: event.offsetY }
      onView((view) => zoomed(view, size, Math.exp(-event.deltaY / 300), at))
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [canvas, size, onView])

  const placeOf = (event: PointerEvent): Place => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  return {
    onPointerDown(event: PointerEvent) {
      const at = placeOf(event)
      held.current.set(event.pointerId, at)
      began.current = held.current.size === 1 ? at : null
      if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const before = held.current.get(event.pointerId)
      if (!before || !size) return
      const at = placeOf(event)
      const others = [...held.current].filter(([id]) => id !== event.pointerId).map(([, place]) => place)
      held.current.set(event.pointerId, at)
      const start = began.current
      if (start && Math.hypot(at.x - start.x, at.y - start.y) > stillPixels) began.current = null
      const by = { x: at.x - before.x, y: at.y - before.y }
      const [other] = others
      if (other) {
        const factor =
          Math.hypot(at.x - other.x, at.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
        const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
        onView((view) => moved(zoomed(view, size, factor, middle), { x: by.x / 2, y: by.y / 2 }))
      } else if (event.pointerType === 'mouse' && !began.current) onView((view) => moved(view, by))
    },
    onPointerUp(event: PointerEvent) {
      if (began.current && held.current.has(event.pointerId)) onPress(began.current)
      held.current.delete(event.pointerId)
      began.current = null
    },
    onPointerCancel(event: PointerEvent) {
      held.current.delete(event.pointerId)
      began.current = null
    },
  }
}
