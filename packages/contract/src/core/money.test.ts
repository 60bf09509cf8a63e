import { expect, test } from 'vitest'
import { isWholeMoney, moneyText, roundMoney } from './money.ts'

test.each([
  [1234.5, 'USD', 'USD 1,234.50'],
  [-0.5, 'USD', '-USD 0.50'],
  [1_234_567, 'CLP', 'CLP 1,234,567'],
  [1234.5, 'PEN', 'PEN 1,234.50'],
  [1234.5, 'BRL', 'BRL 1,234.50'],
  [1234.5, 'MXN', 'MXN 1,234.50'],
  [1234.5, 'COP', 'COP 1,234.50'],
  [1234.5, 'ARS', 'ARS 1,234.50'],
  [1234.5, 'UF', 'UF 1,234.50'],
  ['9007199254740993.01', 'USD', 'USD 9,007,199,254,740,993.01'],
] as const)('%s in %s is written %s', (amount, unit, text) => {
  expect(moneyText(amount, unit)).toBe(text.replace(' ', '\u00a0'))
})

test('an amount without a currency is in dollars', () => {
  expect(moneyText(7)).toBe('USD\u00a07.00')
})

test.each([
  [1.005, 'USD', 1.01],
  [1.004, 'USD', 1],
  [1.5, 'CLP', 2],
  [38.005, 'UF', 38.01],
] as const)('%d in %s is rounded half up to %d, and is whole then only', (amount, unit, rounded) => {
  expect(roundMoney(amount, unit)).toBe(rounded)
  expect([amount, rounded].map((one) => isWholeMoney(one, unit))).toEqual([false, true])
})
