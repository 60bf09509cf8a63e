/** A slide as it is compared: any object with an id. */
interface Compared {
  id: number | null
}

export interface SlideDifference<S> {
  kind: 'added' | 'removed' | 'changed' | 'moved'
  slide: S
  /** The fields that differ, of a changed slide. */
  fields: string[]
  /** Positions from 1; null where it is not. */
  from: number | null
  to: number | null
}

/** Returns what differs between two designs, in the order of the later one; removed slides come last. */
export function compareDesigns<S extends Compared>(before: readonly S[], after: readonly S[]): SlideDifference<S>[] {
  const known = new Map(before.map((slide, index) => [slide.id, { slide, index }]))
  const ids = new Set(after.map(({ id }) => id))
  const staying = before.filter(({ id }) => ids.has(id)).map(({ id }) => id)
  const found = after.filter(({ id }) => id !== null && known.has(id)).map(({ id }) => id)
  const differences = after.flatMap((slide, index): SlideDifference<S>[] => {
    const old = slide.id === null ? undefined : known.get(slide.id)
    if (!old) return [{ kind: 'added', slide, fields: [], from: null, to: index + 1 }]
    const fields = Object.keys(slide).filter(
      (name) => JSON.stringify(slide[name as keyof S]) !== JSON.stringify(old.slide[name as keyof S]),
    )
    const place = { slide, fields, from: old.index + 1, to: index + 1 }
    if (fields.length > 0) return [{ kind: 'changed', ...place }]
    return staying.indexOf(slide.id) === found.indexOf(slide.id) ? [] : [{ kind: 'moved', ...place }]
  })
  const removed = before.flatMap((slide, index): SlideDifference<S>[] =>
    ids.has(slide.id) ? [] : [{ kind: 'removed', slide, fields: [], from: index + 1, to: null }],
  )
  return [...differences, ...removed]
}
