import { expect, test } from 'vitest'
import { isFarPrice } from './far-price.ts'

test.each([
  [360, 120, false],
  [360.01, 120, true],
  [40, 120, false],
  [39.99, 120, true],
  [0.3, 0.1, false],
  [350_000, 350, true],
  [1.2, 1200, true],
  [0, 120, true],
  [120, 0, false],
  [Number.NaN, 120, false],
  [120, Number.NaN, false],
])('%d beside %d is asked about: %s', (price, usual, isAsked) => {
  expect(isFarPrice(price, usual)).toBe(isAsked)
})
