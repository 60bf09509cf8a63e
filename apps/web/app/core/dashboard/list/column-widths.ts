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
