import { expect, test } from 'vitest'
import { monthsUpTo } from './rules.ts'

test.each([
  ['2026-11-23', '2026-11-01', '2026-10-01', '2026-10-23'],
  ['2026-11-01', '2026-11-01', '2026-10-01', '2026-10-01'],
  ['2027-01-31', '2027-01-01', '2026-12-01', '2026-12-31'],
  ['2026-03-31', '2026-03-01', '2026-02-01', '2026-02-28'],
  ['2028-03-30', '2028-03-01', '2028-02-01', '2028-02-29'],
  ['2026-10-31', '2026-10-01', '2026-09-01', '2026-09-30'],
])('up to %s it is the month so far, and the same days of the month before', (today, from, before, beforeTo) => {
  expect(monthsUpTo(today)).toEqual({
    current: { from, to: today },
    previous: { from: before, to: beforeTo },
  })
})
