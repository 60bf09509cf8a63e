import { PriceMode } from '@portal/contract/assigned-products/constants'
import { tiersOf } from '@portal/contract/products/constants'
import { expect, test } from 'vitest'
import { canAssign } from './policy.ts'
import { refusedValue, risingTier, tiersFor } from './rules.ts'

const { price, discount } = PriceMode
const tiers = (...values: number[]) => values.map((valor, place) => ({ desde: place * 10 + 1, valor }))

test('managers of the house and above set prices', () => {
  expect(canAssign({ role: 2, isOfHouse: true })).toBe(true)
  expect(canAssign({ role: 3, isOfHouse: true })).toBe(false)
  expect(canAssign({ role: 2, isOfHouse: false })).toBe(false)
})

test.each([
  [price, [0.01, 5], null, 1],
  [price, [5, 0], 1, null],
  [price, [0, 0], 0, null],
  [price, [200, 100], null, null],
  [price, [5, 5, 5.1], null, 2],
  [discount, [0, 99.99], null, null],
  [discount, [0, 100, 100], 1, null],
  [discount, [10, 10, 5], null, 2],
])('with mode %i, prices %j: the first wrong and the first that rises', (mode, values, wrong, rising) => {
  expect(refusedValue(mode, tiers(...values))).toBe(wrong)
  expect(risingTier(mode, tiers(...values))).toBe(rising)
})

test('tiers are sorted, and are those of the category', () => {
  const category = [1, 2, 3, 4, 5].find((id) => tiersOf(id).length > 1)!
  const starts = tiersOf(category).map(({ from }) => from)
  const whole = starts.map((desde) => ({ desde, valor: 1 }))
  expect(tiersFor(category, whole.toReversed())).toEqual(whole)
  expect(tiersFor(category, whole.slice(1))).toBeNull()
  expect(tiersFor(category, [...whole, { desde: 9_999_999, valor: 1 }])).toBeNull()
  expect(tiersFor(category, whole.with(-1, { desde: 9_999_999, valor: 1 }))).toBeNull()
  expect(tiersFor(category, whole.with(0, { desde: 0, valor: 1 }))).toBeNull()
})
