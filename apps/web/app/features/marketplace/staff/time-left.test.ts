import { expect, test } from 'vitest'
import { sameFor, timeLeft } from './time-left.ts'

const hour = 3_600_000

test('what is left is told in days and hours, and on the last day to the second', () => {
  expect(timeLeft(50 * hour)).toEqual({ days: 2, clock: '2 h' })
  expect(timeLeft(24 * hour)).toEqual({ days: 1, clock: '0 h' })
  expect(timeLeft(24 * hour - 1000)).toEqual({ days: 0, clock: '23:59:59' })
  expect(timeLeft(61_999)).toEqual({ days: 0, clock: '00:01:01' })
})

test('a time that is over has nothing left', () => {
  expect(timeLeft(0)).toBeNull()
  expect(timeLeft(-5)).toBeNull()
})

test('it is read again when it says something else, and never once it is over', () => {
  expect(sameFor(50 * hour)).toBe(hour + 1)
  expect(sameFor(50 * hour + 10)).toBe(11)
  expect(sameFor(5400)).toBe(401)
  expect(sameFor(0)).toBe(Number.POSITIVE_INFINITY)
})
