import { describe, expect, test } from 'vitest'
import { amountOf, isSameAmount, netOf, unitsOf } from './amounts.ts'

describe('an amount in units', () => {
  test.each([
    [332.5, 'USD', 33_250],
    ['332.50', 'USD', 33_250],
    [0.1 + 0.2, 'USD', null],
    [0.29, 'USD', 29],
    [1.005, 'USD', null],
    [999_999_999_999.99, 'USD', 99_999_999_999_999],
    [1000, 'CLP', 1000],
    ['1000.00', 'CLP', 1000],
    [10.5, 'CLP', null],
    [0, 'USD', null],
    [-5, 'USD', null],
    [Number.NaN, 'USD', null],
    [Number.POSITIVE_INFINITY, 'CLP', null],
    [1e18, 'CLP', null],
    [1e-7, 'USD', null],
    ['1e3', 'CLP', null],
    ['', 'CLP', null],
  ] as const)('%s %s is %s', (amount, currency, units) => {
    expect(unitsOf(amount, currency)).toBe(units)
    if (units !== null) expect(unitsOf(amountOf(units, currency), currency)).toBe(units)
  })

  test('equals another one to the last unit', () => {
    expect(isSameAmount(2000, 2000.0, 'USD')).toBe(true)
    expect(isSameAmount(2000, 2000.01, 'USD')).toBe(false)
    expect(isSameAmount(Number.NaN, Number.NaN, 'USD')).toBe(false)
  })
})

test.each([
  [2000, 'USD', false, 2000],
  [119_000, 'CLP', false, 100_000],
  [119_000, 'CLP', true, 119_000],
  [100, 'CLP', false, 84],
  [1, 'CLP', false, 1],
  [3_000_000, 'CLP', false, 2_521_008],
] as const)('the net of %s %s (exempt: %s) is %s', (amount, currency, isExempt, net) => {
  expect(netOf({ amount, currency, isExempt, tax: 19 })).toBe(net)
})

test('the net follows the tax, with its fractions', () => {
  const net = (tax: number) => netOf({ amount: 100_000, currency: 'CLP', isExempt: false, tax })
  expect([net(0), net(10), net(12.5)]).toEqual([100_000, 90_909, 88_889])
})
