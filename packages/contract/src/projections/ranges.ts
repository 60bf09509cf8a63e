/** A range of units; the last one has no end. */
export interface UnitRange {
  desde: number
  hasta: number | null
}

/** Returns the range of a quantity, whose price holds for all of it. Undefined below the first unit. */
export const rangeFor = <R extends UnitRange>(quantity: number, ranges: readonly R[]): R | undefined =>
  ranges.find(({ desde, hasta }) => quantity >= desde && quantity <= (hasta ?? Number.POSITIVE_INFINITY))

/** Whether ranges begin at the first unit, have no gaps, and end open. */
export const areContiguous = (ranges: readonly UnitRange[]): boolean =>
  ranges.length > 0 &&
  ranges.every(({ desde, hasta }, place) => {
    const previous = ranges[place - 1]
    const begins = place === 0 ? desde === 1 : desde === (previous?.hasta ?? Number.NaN) + 1
    return begins && (hasta === null) === (place === ranges.length - 1)
  })
