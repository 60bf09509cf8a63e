import { Currency } from '@portal/contract/core/currencies'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf, unitsOf } from '../rules/amounts.ts'
import { debtsAfter } from './rules.ts'

const unitsIn = (amounts: readonly number[], currency: Currency) =>
  amounts.reduce((sum, amount) => sum + (amount === 0 ? 0 : (unitsOf(amount, currency) ?? Number.NaN)), 0)

test('a refund takes its amount off what is owed, the oldest debt first, to the last cent', () => {
  const debtsArb = fc.array(fc.integer({ min: 1, max: 99_999_999 }), { maxLength: 5 })
  fc.assert(
    fc.property(
      debtsArb,
      fc.integer({ min: 1, max: 400_000_000 }),
      fc.constantFrom(...Object.values(Currency)),
      (units, taken, currency) => {
        const debts = units.map((unit) => amountOf(unit, currency))
        const left = debtsAfter(debts, amountOf(taken, currency), currency)
        expect(unitsIn(left, currency)).toBe(Math.max(0, unitsIn(debts, currency) - taken))
        const firstOpen = left.findIndex((debt) => debt > 0)
        // those after the first that is still open were not touched
        if (firstOpen >= 0) expect(left.slice(firstOpen + 1)).toEqual(debts.slice(firstOpen + 1))
      },
    ),
    { numRuns: 5000 },
  )
})

test('tenths that a binary number cannot hold come out even', () => {
  expect(debtsAfter([0.1, 0.2], 0.3, Currency.dollar)).toEqual([0, 0])
  expect(debtsAfter([1400, 350.1], 1400.05, Currency.dollar)).toEqual([0, 350.05])
})
