import { expect, test } from 'vitest'
import { amountField, numberField } from './fields.ts'
import { moneyKind, type NumberKind } from './numbers.ts'

const kinds: readonly [string, NumberKind, smallest: number][] = [
  ['a count', { decimals: 0 }, 1],
  ['dollars', moneyKind('USD'), 0.01],
  ['pesos', moneyKind('CLP'), 1],
  ['a percentage', { decimals: 2, isPercent: true }, 0.01],
  ['a unit price with fractions of a cent', { decimals: 2, finest: 4 }, 0.0001],
  ['degrees', { decimals: 6, isNegative: true }, 0.000001],
]

test.each(kinds)(
  '%s: what the column would round to zero is refused, and its smallest number is not',
  (_, kind, smallest) => {
    const field = numberField(kind, 'wrong')
    for (const tiny of [1e-320, Number.MIN_VALUE, smallest / 3, -smallest / 3])
      expect(field.safeParse(tiny).error?.issues.map(({ message }) => message)).toEqual(['wrong'])
    for (const fine of [0, smallest, 1]) expect(field.parse(fine)).toBe(fine)
  },
)

test('an amount that is to be positive is never stored as none', () => {
  expect(amountField('wrong', { min: 0.01 }).safeParse(1e-320).success).toBe(false)
  expect(amountField('wrong').safeParse(1e-9).success).toBe(false)
})
