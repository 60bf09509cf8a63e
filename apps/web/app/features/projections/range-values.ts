import type { ProjectionForm } from './projection-values.ts'

export type RangeValues = ProjectionForm['rangos'][number]

const usualWidth = 10
const unit = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)

/** Each range starts after the previous one, the first at one, and the last is open-ended. */
function chained(ranges: readonly RangeValues[]): RangeValues[] {
  return ranges.map((range, place) => {
    const before = ranges[place - 1]
    const end = unit(before?.hasta)
    const desde = place === 0 ? 1 : end > 0 ? end + 1 : range.desde // an unreadable end leaves the next start unchanged
    return { ...range, desde, hasta: place === ranges.length - 1 ? null : (range.hasta ?? '') }
  })
}

/** Returns the ranges with a change of one of them. */
export const withRange = (ranges: readonly RangeValues[], place: number, change: Partial<RangeValues>): RangeValues[] =>
  chained(ranges.map((range, at) => (at === place ? { ...range, ...change } : range)))

/** Adds a range at the end, as wide as the last one with an end. */
export function withMore(ranges: readonly RangeValues[]): RangeValues[] {
  const last = ranges.at(-1)
  const before = ranges.at(-2)
  if (!last) return [{ desde: 1, hasta: null, descuento: 0 }]
  const width = before?.hasta ? unit(before.hasta) - unit(before.desde) + 1 : usualWidth
  const end = unit(last.desde) + Math.max(width, 1) - 1
  return chained([
    ...ranges.slice(0, -1),
    { ...last, hasta: end },
    { desde: end + 1, hasta: null, descuento: last.descuento },
  ])
}

/** Removes a range; its units go to the next one, or to the previous one when it was the last. */
export const withoutRange = (ranges: readonly RangeValues[], place: number): RangeValues[] =>
  chained(ranges.filter((_, at) => at !== place))
