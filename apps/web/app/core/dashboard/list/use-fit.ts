import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'

/** Steps of `data-fit` in `data-table.module.css`: as it is, tighter cells, without priority 3, without 2, scrolled. */
const steps = [0, 1, 2, 3, 4]

/** Takes the first step at which the table is no wider than its frame: how wide it is, only its texts decide. */
function fit(frame: HTMLElement): void {
  const table = frame.querySelector('table')
  if (!table) return
  for (const step of steps) {
    frame.dataset.fit = `${step}`
    if (table.offsetWidth <= frame.clientWidth) return
  }
}

/** Returns the ref of the frame of a table that is kept within it, also when rows, columns or the window change. */
export function useFit(): RefCallback<HTMLElement> {
  const current = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (current.current) fit(current.current)
  })
  return useCallback((frame: HTMLElement | null) => {
    if (!frame) return
    current.current = frame
    const observer = new ResizeObserver(() => fit(frame))
    observer.observe(frame)
    return () => {
      observer.disconnect()
      current.current = null
    }
  }, [])
}
