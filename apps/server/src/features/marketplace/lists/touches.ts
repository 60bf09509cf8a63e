import type { Change } from '#core/database/events.ts'

interface Wanted {
  words: readonly unknown[]
  ciudad: string
}

interface Facts {
  destacado: unknown
  palabras: unknown
  categoria_id: number
  pais_id: number
}

interface Both<F> {
  before: F | null
  after: F | null
}

/** Says which changes of items may touch what a list of their kind finds (decision 032). */
export function touchesOf<W extends Wanted, F extends Facts>(
  factsIn: (change: Change) => Both<F>,
  mayFind: (wanted: W, facts: F) => boolean,
) {
  /**
   * Whether a change may touch which items a list finds, how many, or which of them are featured. The date of an item
   * never changes, so only its words and city are compared besides what `mayFind` decides.
   */
  function touchesFound(wanted: W, change: Change): boolean {
    const { before, after } = factsIn(change)
    const [was, is] = [before, after].map((facts) => facts !== null && mayFind(wanted, facts))
    if (was !== is) return true
    if (!was || !before || !after) return false
    const isByWords = wanted.words.length > 0 || wanted.ciudad !== ''
    return before.destacado !== after.destacado || (isByWords && before.palabras !== after.palabras)
  }

  /** Whether a change may touch how many items a list finds in each category and country. */
  function touchesCounts(wanted: W, change: Change): boolean {
    const { before, after } = factsIn(change)
    return (
      touchesFound(wanted, change) ||
      (after !== null &&
        mayFind(wanted, after) &&
        (before?.categoria_id !== after.categoria_id || before?.pais_id !== after.pais_id))
    )
  }

  return { touchesFound, touchesCounts }
}
