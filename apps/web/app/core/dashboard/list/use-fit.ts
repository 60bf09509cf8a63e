import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'

/** Steps of `data-fit` in `data-table.module.css`: as it is, tighter cells, without priority 3, without 2, scrolled. */
const steps = [0, 1, 2, 3, 4]

/** The step without priority 3. */
const withoutLeast = 2

/**
 * Takes the first step at which the table is no wider than its frame: how wide it is, only its texts decide. Columns of
 * priority 3 give way to names that are cut, by which rows are told apart.
 */
function fit(frame: HTMLElement): void {
  const table = frame.querySelector('table')
  if (!table) return
  for (const step of steps) {
    delete frame.dataset.shared
    for (const head of table.tHead?.rows[0]?.cells ?? []) head.style.minWidth = ''
    frame.dataset.fit = `${step}`
    const isTooWide = () => table.offsetWidth > frame.clientWidth && step !== steps.at(-1)
    if (isTooWide()) continue
    share(frame, table)
    if (isTooWide()) continue
    if (step >= withoutLeast || !isCut(table, 'th[scope="row"]')) break
  }
}

/** Gives the columns of texts what they need, where one of them is cut. */
function share(frame: HTMLElement, table: HTMLTableElement): void {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
  if (!isCut(table)) return
  const measured = (state: 'need' | 'least') => {
    frame.dataset.measured = state
    const widths = heads.map((head) => Math.ceil(head.getBoundingClientRect().width))
    delete frame.dataset.measured
    return widths
  }
  const needs = measured('need')
  const leasts = measured('least')
  const areTexts = heads.map(({ dataset }) =>
    [dataset.kind, dataset.box, dataset.tools].every((mark) => mark === undefined),
  )
  const fixed = needs.filter((_, column) => !areTexts[column]).reduce((sum, need) => sum + need, 0)
  const ofTexts = heads.flatMap((head, column) =>
    areTexts[column] ? [{ head, need: needs[column]!, least: leasts[column]! }] : [],
  )
  const widths = sharedWidths(
    ofTexts.map(({ need }) => need),
    frame.clientWidth - fixed,
    ofTexts.map(({ least }) => least),
  )
  for (const [place, { head }] of ofTexts.entries()) head.style.minWidth = `${widths[place]}px`
  frame.dataset.shared = ''
}

/** Whether a text of these cells does not fit its column, by itself or in a part of it that is cut. */
const isCut = (table: HTMLTableElement, cells = ''): boolean =>
  [...table.querySelectorAll(`${cells} [data-text], ${cells} [data-text] *`)].some(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      clientHeight > 0 && (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1),
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
    const again = () => fit(frame)
    const observer = new ResizeObserver(again)
    observer.observe(frame)
    document.fonts.addEventListener('loadingdone', again) // the letters of the table are not as wide as those before
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', again)
      current.current = null
    }
  }, [])
}

/**
 * Returns the widths of columns in a table of this width: each gets what it needs while there is room; else the longest
 * are equally wide, so that short names are never cut for the sake of long texts. No column gets less than its least, so
 * that the sum is not wider than the table.
 */
export function sharedWidths(needs: readonly number[], width: number, leasts: readonly number[]): number[] {
  const widths = [...needs]
  const waiting = new Set(needs.keys())
  let left = width
  const give = (column: number, most: number) => {
    widths[column] = Math.min(needs[column]!, Math.max(0, most))
    left -= widths[column]!
    waiting.delete(column)
  }
  const share = () => Math.floor(left / waiting.size)
  const wide = () => [...waiting].find((column) => Math.min(leasts[column]!, needs[column]!) > share())
  for (let column = wide(); column !== undefined; column = wide()) give(column, leasts[column]!)
  for (const column of [...waiting].sort((a, b) => needs[a]! - needs[b]!)) give(column, share())
  return widths
}
