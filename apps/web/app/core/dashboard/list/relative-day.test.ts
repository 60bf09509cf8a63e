import { expect, test } from 'vitest'
import { today } from '#core/formats/dates.ts'
import { dayOf, isRelativeDay, relativeSpans } from './relative-day.ts'

test.each([
  ['hoy', '2026-09-06'], // a Sunday, the day when clocks change in Santiago
  ['hoy-29', '2026-08-08'],
  ['hoy+29', '2026-10-05'],
  ['semana', '2026-08-31'],
  ['semana-7', '2026-08-24'],
  ['mes', '2026-09-01'],
  ['2024-02-29', '2024-02-29'],
])('%s on 6 September 2026 is %s', (value, day) => {
  expect(dayOf(value, '2026-09-06')).toBe(day)
})

test('a Monday begins its own week, and a month may end a leap year', () => {
  expect(dayOf('semana', '2026-11-30')).toBe('2026-11-30')
  expect(dayOf('hoy-1', '2028-03-01')).toBe('2028-02-29')
})

test('today is that of the clock of the reader, also a minute after midnight', () => {
  expect(today(new Date(2026, 8, 6, 0, 1))).toBe('2026-09-06')
  expect(today(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31')
})

test.each(['', 'ayer', 'hoy-', 'hoy-1000', 'HOY', '2026-09-06', 'mes+x'])('%j is no relative day', (value) => {
  expect(isRelativeDay(value)).toBe(false)
})

test('every span that is offered is of relative days', () => {
  for (const end of Object.values(relativeSpans).flat()) expect(end === '' || isRelativeDay(end)).toBe(true)
})
