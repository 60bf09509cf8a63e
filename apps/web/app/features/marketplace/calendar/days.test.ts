import { describe, expect, test } from 'vitest'
import { isBusy, lengthOf, meetsBusy, monthOf, monthsFrom, plusMonths, weekdayOf } from './days.ts'

describe('days of a rent', () => {
  test('both ends count', () => {
    expect(lengthOf({ desde: '2026-12-01', hasta: '2026-12-07' })).toBe(7)
    expect(lengthOf({ desde: '2026-12-01', hasta: '2026-12-01' })).toBe(1)
  })

  test('months and years roll over', () => {
    expect(plusMonths('2026-12-31', 1)).toBe('2027-01-01')
    expect(plusMonths('2026-01-15', -1)).toBe('2025-12-01')
    expect(monthOf('2028-02-10')).toHaveLength(29)
    expect(monthOf('2026-11-20').at(0)).toBe('2026-11-01')
  })

  test('months follow one another to that of the last day', () => {
    expect(monthsFrom('2026-11-29', '2027-02-01')).toEqual(['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01'])
    expect(monthsFrom('2026-11-29', '2026-11-30')).toEqual(['2026-11-01'])
  })

  test('a week begins on Monday', () => {
    expect(weekdayOf('2026-11-16')).toBe(0)
    expect(weekdayOf('2026-11-22')).toBe(6)
  })

  test('a range that touches a taken day meets it', () => {
    const busy = [{ desde: '2026-12-05', hasta: '2026-12-08' }]
    expect(isBusy('2026-12-08', busy)).toBe(true)
    expect(isBusy('2026-12-09', busy)).toBe(false)
    expect(meetsBusy({ desde: '2026-12-01', hasta: '2026-12-05' }, busy)).toBe(true)
    expect(meetsBusy({ desde: '2026-12-09', hasta: '2026-12-12' }, busy)).toBe(false)
  })
})
