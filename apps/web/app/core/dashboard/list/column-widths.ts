/**
 * Returns the widths of columns in a table of this width: each gets what it needs while there is room; else the longest
 * are equally wide, so that short names are never cut for the sake of long texts.
 */
export function sharedWidths(needs: readonly number[], width: number): number[] {
  let left = width
  let columns = needs.length
  const widths = [...needs]
  const byNeed = needs.map((_, column) => column).sort((a, b) => needs[a]! - needs[b]!)
  for (const column of byNeed) {
    const share = Math.floor(left / columns)
    widths[column] = Math.min(needs[column]!, Math.max(0, share))
    left -= widths[column]!
    columns -= 1
  }
  return widths
}
