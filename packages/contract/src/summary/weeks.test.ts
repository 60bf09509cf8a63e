import { expect, test } from 'vitest'
import { weekAfter, weekOf } from './weeks.ts'

test.each([
  ['2026-11-23', '2026-11-23', '2026-11-29'],
  ['2026-11-29', '2026-11-23', '2026-11-29'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
  ['2028-02-29', '2028-02-28', '2028-03-05'],
])('the week of %s goes from Monday to Sunday', (day, desde, hasta) => {
  expect(weekOf(day)).toEqual({ desde, hasta })
  expect(weekAfter(weekAfter({ desde, hasta }, -1), 1)).toEqual({ desde, hasta })
})
