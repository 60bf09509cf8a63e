import { expect, test } from 'vitest'
import { isBeforeDay } from './time-in.ts'

test.each([
  ['2026-12-11T02:59:00Z', true], // 23:59 of the day before
  ['2026-12-11T03:00:00Z', false],
  ['2026-12-11T15:00:00Z', false],
  ['2026-12-13T15:00:00Z', false],
])('who comes at %s to a workshop of 11 December in Santiago is early: %s', (moment, isEarly) => {
  expect(isBeforeDay(moment, '2026-12-11T12:00:00Z', 'America/Santiago')).toBe(isEarly)
})
