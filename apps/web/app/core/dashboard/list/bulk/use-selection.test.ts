import { expect, test } from 'vitest'
import { between } from './use-selection.ts'

test('with Shift the rows between are taken, in either direction', () => {
  const page = [7, 3, 9, 4]
  expect(between(page, 3, 4)).toEqual([3, 9, 4])
  expect(between(page, 4, 3)).toEqual([3, 9, 4])
  expect(between(page, 9, 9)).toEqual([9])
})

test('a row of another page begins nothing', () => {
  expect(between([7, 3], null, 3)).toEqual([3])
  expect(between([7, 3], 99, 3)).toEqual([3])
})
