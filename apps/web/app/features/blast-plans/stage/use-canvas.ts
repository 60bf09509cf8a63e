import { type RefObject, useEffect, useState } from 'react'
import type { Size } from './view.ts'

const mostPixels = 2

/** Follows the size of an element. Null before it is known. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const observed = element.current
    if (!observed) return
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      setSize({ width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) })
    })
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** Pixels of the screen for one of the page; more than two cost time and show nothing. */
export const pixelRatio = (): number => Math.min(mostPixels, window.devicePixelRatio || 1)

/** Gives a canvas its pixels and returns what draws on it in units of the page. */
export function contextOf(canvas: HTMLCanvasElement, { width, height }: Size, ratio: number): CanvasRenderingContext2D {
  const [across, along] = [Math.round(width * ratio), Math.round(height * ratio)]
  if (canvas.width !== across) canvas.width = across
  if (canvas.height !== along) canvas.height = along
  const context = canvas.getContext('2d')!
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  return context
}
