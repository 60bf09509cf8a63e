import { expect, test } from 'vitest'
import { contour, contourTimes, holes, lastDelay } from './blast-pattern.ts'

test('the first hole fires at zero, every hole on a whole millisecond, none after the last contour', () => {
  expect(Math.min(...holes.map(({ delay }) => delay))).toBe(0)
  for (const { delay } of holes) expect(Number.isInteger(delay)).toBe(true)
  expect(contourTimes.at(-1)).toBeGreaterThanOrEqual(lastDelay)
})

test('the drawing is the same each time: short numbers, no gaps', () => {
  for (const time of contourTimes) {
    expect(contour(time)).toBe(contour(time))
    expect(contour(time)).toMatch(/^(M-?\d+(\.\d)? -?\d+(\.\d)?(L-?\d+(\.\d)? -?\d+(\.\d)?)+)*$/)
  }
})
