import { expect, test } from 'vitest'
import { placeAfter } from './list-keys.ts'

test.each([
  [-1, 1, 10, 0],
  [-1, -1, 10, 9],
  [0, -1, 10, 0],
  [9, 1, 10, 9],
  [4, 1, 10, 5],
  [-1, 1, 0, -1],
] as const)('from %d by %d of %d rows: %d', (from, step, count, expected) => {
  expect(placeAfter(from, step, count)).toBe(expected)
})
