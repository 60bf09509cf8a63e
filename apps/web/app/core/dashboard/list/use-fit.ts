import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'
import { sharedWidths } from './column-widths.ts'

/** Steps of `data-fit` in `data-table.module.css`: as it is, tighter cells, without priority 3, without 2, scrolled. */
const steps = [0, 1, 2, 3, 4]

/** Takes the first step at which the table is no wider than its frame: how wide it is, only its texts decide. */
function fit(frame: HTMLElement): void {
  const table = frame.querySelector('table')
  if (!table) return
  delete frame.dataset.shared
  for (const head of table.tHead?.rows[0]?.cells ?? []) head.style.minWidth = ''
  for (const step of steps) {
    frame.dataset.fit = `${step}`
    if (table.offsetWidth <= frame.clientWidth) break
  }
  share(frame, table)
}

/** Gives the columns of texts what they need, where one of them is cut. */
function share(frame: HTMLElement, table: HTMLTableElement): void {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
  if (!isCut(table)) return
  frame.dataset.measured = ''
  const needs = heads.map((head) => head.offsetWidth)
  delete frame.dataset.measured
  const areTexts = heads.map(({ dataset }) =>
    [dataset.kind, dataset.box, dataset.tools].every((mark) => mark === undefined),
  )
  const fixed = needs.filter((_, column) => !areTexts[column]).reduce((sum, need) => sum + need, 0)
  const ofTexts = heads.flatMap((head, column) => (areTexts[column] ? [{ head, need: needs[column]! }] : []))
  const widths = sharedWidths(
    ofTexts.map(({ need }) => need),
    frame.clientWidth - fixed,
  )
  for (const [place, { head }] of ofTexts.entries()) head.style.minWidth = `${widths[place]}px`
  frame.dataset.shared = ''
}

/** Whether a text of the table does not fit its column. */
const isCut = (table: HTMLTableElement): boolean =>
  [...table.querySelectorAll('[data-text]')].some(
    (text) => text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1,
  )

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
