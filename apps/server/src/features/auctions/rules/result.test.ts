import { expect, test } from 'vitest'
import { reserveState, resultOf, secondOf } from './result.ts'

test.each([
  [null, null, 'desierta', 'sin'],
  [null, 5000, 'desierta', 'no_alcanzada'],
  [null, 0, 'desierta', 'no_alcanzada'],
  [4999, 5000, 'bajo_reserva', 'no_alcanzada'],
  [5000, 5000, 'adjudicada', 'alcanzada'],
  [100, null, 'adjudicada', 'sin'],
] as const)('with the best maximum %s and the reserve %s: %s', (maximum, reservePrice, result, reserve) => {
  expect(resultOf({ maximum, reservePrice })).toBe(result)
  expect(reserveState({ maximum, reservePrice })).toBe(reserve)
})

test('the second is the highest of the others, the first of equal ones, at the reserve at least', () => {
  const bids = [
    { bidderId: 1, amount: 9000, order: 5 },
    { bidderId: 2, amount: 8000, order: 4 },
    { bidderId: 3, amount: 8000, order: 2 },
  ]
  expect(secondOf(bids, 1, null)).toMatchObject({ bidderId: 3 })
  expect(secondOf(bids, 1, 8000)).toMatchObject({ bidderId: 3 })
  expect(secondOf(bids, 1, 8001)).toBeNull()
  expect(secondOf(bids.slice(0, 1), 1, null)).toBeNull()
})
