/** A range of units; the last one has no end. */
export interface UnitRange {
  desde: number
  hasta: number | null
}

/** The range that a quantity falls into: the whole quantity takes its price. Undefined below the first unit. */
export const rangeFor = <R extends UnitRange>(quantity: number, ranges: readonly R[]): R | undefined =>
  ranges.find(({ desde, hasta }) => quantity >= desde && quantity <= (hasta ?? Number.POSITIVE_INFINITY))

/** Whether ranges begin at the first unit, follow one another without a gap, and end open. */
export const areContiguous = (ranges: readonly UnitRange[]): boolean =>
  ranges.length > 0 &&
  ranges.every(({ desde, hasta }, place) => {
    const previous = ranges[place - 1]
    const begins = place === 0 ? desde === 1 : desde === (previous?.hasta ?? Number.NaN) + 1
    return begins && (hasta === null) === (place === ranges.length - 1)
  })
