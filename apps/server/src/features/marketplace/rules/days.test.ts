import { expect, test } from 'vitest'
import { dayAfter, daysOf, workingDayAfter } from './days.ts'

test.each([
  ['2026-11-16', 10, '2026-11-30'], // Monday
  ['2026-11-20', 10, '2026-12-04'], // Friday
  ['2026-11-21', 10, '2026-12-04'], // Saturday
  ['2026-11-22', 1, '2026-11-23'], // Sunday
  ['2026-12-30', 10, '2027-01-13'],
  ['2026-09-04', 1, '2026-09-07'], // the clocks of Chile go forward in between
  ['2027-04-02', 1, '2027-04-05'], // and back
])('the working day after %s by %d is %s', (date, count, expected) => {
  expect(workingDayAfter(date, count)).toBe(expected)
})

test('a rent lasts from its first to its last day, both counted, also over a change of clocks', () => {
  expect(daysOf('2026-09-04', '2026-09-10')).toBe(7)
  expect(daysOf('2026-09-04', '2026-09-04')).toBe(1)
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
})
