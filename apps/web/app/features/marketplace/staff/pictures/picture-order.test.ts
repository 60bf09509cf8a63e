import { expect, test } from 'vitest'
import { moved, placeAfterKey } from './picture-order.ts'

test('a picture is taken out and put where it is wanted', () => {
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b'], 0, 9)).toEqual(['b', 'a'])
  expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b'])
})

test('arrows move by one and stop at the ends', () => {
  expect(placeAfterKey('ArrowRight', 0, 3)).toBe(1)
  expect(placeAfterKey('ArrowLeft', 0, 3)).toBe(0)
  expect(placeAfterKey('ArrowDown', 2, 3)).toBe(2)
  expect(placeAfterKey('Home', 2, 3)).toBe(0)
  expect(placeAfterKey('End', 0, 3)).toBe(2)
  expect(placeAfterKey('a', 1, 3)).toBeNull()
})
