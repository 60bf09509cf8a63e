import { describe, expect, test } from 'vitest'
import { intervalsOf, spansOf } from './periods.ts'

const none = { desde: null, hasta: null }

test.each([
  ['mes', '2026-03-31', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['mes', '2026-01-01', '2026-01-01', '2026-01-01', '2025-12-01', '2025-12-01'],
  ['trimestre', '2026-05-31', '2026-04-01', '2026-05-31', '2026-01-01', '2026-02-28'],
  ['trimestre', '2026-12-02', '2026-10-01', '2026-12-02', '2026-07-01', '2026-09-02'],
  ['anio', '2028-02-29', '2028-01-01', '2028-02-29', '2027-01-01', '2027-02-28'],
  ['doce_meses', '2026-11-24', '2025-11-25', '2026-11-24', '2024-11-25', '2025-11-24'],
  ['doce_meses', '2028-02-29', '2027-03-01', '2028-02-29', '2026-03-01', '2027-02-28'],
] as const)('%s on %s is from %s to %s, next to %s to %s', (choice, today, from, to, before, beforeTo) => {
  expect(spansOf(choice, today, none).elapsed).toMatchObject({
    current: { from, to },
    previous: { from: before, to: beforeTo },
  })
})

describe('from day to day', () => {
  test('the equal days are directly before, in whatever order they were given', () => {
    const expected = {
      current: { from: '2026-11-10', to: '2026-11-12' },
      previous: { from: '2026-11-07', to: '2026-11-09' },
    }
    for (const given of [
      { desde: '2026-11-10', hasta: '2026-11-12' },
      { desde: '2026-11-12', hasta: '2026-11-10' },
    ])
      expect(spansOf('rango', '2026-11-24', given).elapsed).toMatchObject(expected)
  })

  test('a missing day is today', () => {
    expect(spansOf('rango', '2026-11-24', none).elapsed.current).toEqual({ from: '2026-11-24', to: '2026-11-24' })
  })
})

test('what ends in a month is looked for to its end', () => {
  expect(spansOf('mes', '2026-11-24', none).whole).toMatchObject({
    current: { from: '2026-11-01', to: '2026-11-30' },
    previous: { from: '2026-10-01', to: '2026-10-31' },
  })
})

test.each([
  ['2026-11-01', '2026-11-24', 24],
  ['2026-10-01', '2026-11-24', 9],
  ['2025-11-25', '2026-11-24', 13],
  ['2020-05-01', '2026-11-24', 7],
  ['2026-11-24', '2026-11-24', 1],
] as const)('from %s to %s there are %i intervals that leave out no day and hold none twice', (desde, hasta, count) => {
  const { elapsed } = spansOf('rango', '2026-11-24', { desde, hasta })
  const intervals = intervalsOf(elapsed)
  expect(intervals).toHaveLength(count)
  expect([intervals[0]?.from, intervals.at(-1)?.to]).toEqual([desde, hasta])
  for (const [place, { from }] of intervals.entries())
    if (place > 0) expect(Date.parse(from) - Date.parse(intervals[place - 1]!.to)).toBe(86_400_000)
})
