import { expect, test } from 'vitest'
import { holidaysOf } from '../forms/holidays.ts'
import { businessDayAfter, businessDaysBetween } from './business-days.ts'

const [chile, peru, mexico] = [152, 604, 484].map(holidaysOf) as [string[], string[], string[]]

test.each([
  ['a weekend', '2026-11-27', 1, '2026-11-30'],
  ['Christmas on a Friday, then a weekend', '2026-12-24', 1, '2026-12-28'],
  ['the turn of the year', '2026-12-31', 2, '2027-01-05'],
  ['Independence Day and the night on which clocks skip an hour', '2026-09-04', 20, '2026-10-05'],
  ['the night on which clocks go back', '2026-04-02', 2, '2026-04-07'],
  ['nothing: from a Sunday', '2026-11-22', 5, '2026-11-27'],
])('over %s', (_, from, count, expected) => {
  expect(businessDayAfter(from, count, chile)).toBe(expected)
  expect(businessDaysBetween(from, expected, chile)).toBe(count)
  expect(businessDaysBetween(expected, from, chile)).toBe(-count)
})

test('a day that only a weekend or a holiday separates from another is no business day late', () => {
  expect(businessDaysBetween('2026-12-24', '2026-12-27', chile)).toBe(0)
  expect(businessDaysBetween('2026-11-24', '2026-11-24', chile)).toBe(0)
})

test('a holiday is no business day, neither as the first day nor as the last', () => {
  expect(businessDaysBetween('2026-12-24', '2026-12-25', chile)).toBe(0)
  expect(businessDaysBetween('2026-12-25', '2026-12-28', chile)).toBe(1)
})

test('the holidays are those of one country', () => {
  expect(businessDayAfter('2026-07-27', 1, chile)).toBe('2026-07-28')
  expect(businessDayAfter('2026-07-27', 1, peru)).toBe('2026-07-30') // Independence, two days
  expect(businessDaysBetween('2026-07-27', '2026-07-30', peru)).toBe(1)
  expect(businessDayAfter('2026-09-15', 1, mexico)).toBe('2026-09-17')
  expect(businessDayAfter('2026-09-17', 1, chile)).toBe('2026-09-21')
  expect(businessDayAfter('2026-09-17', 1, mexico)).toBe('2026-09-18')
  expect(businessDayAfter('2026-12-24', 1, holidaysOf(826))).toBe('2026-12-25') // a country that is not listed
})
