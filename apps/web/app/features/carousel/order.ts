/** Returns the rows with one at another place. */
export function movedTo<R>(rows: readonly R[], from: number, to: number): R[] {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length) return [...rows]
  const others = rows.filter((_, index) => index !== from)
  return [...others.slice(0, to), row, ...others.slice(to)]
}

interface Counted {
  id: number
  vistas: number
  clics: number
}

/** Returns the rows by clicks for each view, the best first; those without views stay behind in their order. */
export function byResult<R extends { id: number | null }>(rows: readonly R[], counted: readonly Counted[]): R[] {
  const rate = ({ id }: R) => {
    const one = counted.find((count) => count.id === id)
    return one && one.vistas > 0 ? one.clics / one.vistas : -1
  }
  return rows.toSorted((a, b) => rate(b) - rate(a))
}
