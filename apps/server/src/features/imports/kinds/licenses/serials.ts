/** The days of a license of one service and serial number; `row` null for a stored one, `id` null for a new one. */
export interface Span {
  key: string
  start: string
  end: string
  id: number | null
  row: number | null
}

/**
 * Returns, by the number of a row, the license whose days it shares: of two rows the later is named at both. A stored one
 * that a row is about counts as the row says.
 */
export function spansTaken(rows: readonly Span[], stored: readonly Span[]): Map<number, Span> {
  const ofRows = new Set(rows.map(({ id }) => id))
  const all = [...rows, ...stored.filter(({ id }) => !ofRows.has(id))]
  const taken = new Map<number, Span>()
  for (const spans of Map.groupBy(all, ({ key }) => key).values()) {
    const inOrder = spans.toSorted((a, b) => (a.start < b.start ? -1 : 1))
    let last: Span | undefined // of those before, the one that ends last
    for (const span of inOrder) {
      if (last && span.start <= last.end) {
        if (span.row !== null) taken.set(span.row, last)
        if (last.row !== null && !taken.has(last.row)) taken.set(last.row, span)
      }
      if (!last || span.end > last.end) last = span
    }
  }
  return taken
}
