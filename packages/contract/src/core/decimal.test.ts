import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compare,
  decimal,
  decimalOf,
  decimalText,
  dividedBy,
  hasDecimals,
  minus,
  percentOf,
  plus,
  rounded,
  times,
  toNumber,
} from './decimal.ts'

const anAmount = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map((millionths) => millionths / 10 ** 6)

describe('exact decimals', () => {
  test('know the numbers that binary fractions miss', () => {
    expect(toNumber(plus(decimal(0.1), decimal(0.2)))).toBe(0.3)
    expect(toNumber(times(decimal(1.005), decimal(100)))).toBe(100.5)
    expect(toNumber(minus(decimal(1), decimal(0.9)))).toBe(0.1)
    expect(toNumber(percentOf(decimal(14847.25), 19))).toBe(2820.9775)
  })

  test('read every form a number is written in', () => {
    for (const value of [0, -0, 1e-7, 1.5e-9, 1e21, 2.5e22, 1e100, -3.75, 123456.789]) {
      expect(toNumber(decimal(value))).toBe(value === 0 ? 0 : value)
    }
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('refuse %s', (value) => {
    expect(() => decimal(value)).toThrow(RangeError)
    expect(hasDecimals(value, 2)).toBe(false)
  })

  test.each([
    [0.125, 2, 0.13],
    [1.005, 2, 1.01],
    [-0.125, 2, -0.13],
    [0.124999, 2, 0.12],
    [5998.5, 0, 5999],
    [7, 2, 7],
  ])('round %d to %d decimals as %d', (value, decimals, result) => {
    expect(toNumber(rounded(decimal(value), decimals))).toBe(result)
  })

  test.each([
    [1, 3, 6, 0.333333],
    [2, 3, 6, 0.666667],
    [1, 0.003, 0, 333],
    [0.000001, 1000, 2, 0],
    [1.23456, 1, 2, 1.23],
    [-1, 8, 2, -0.13],
  ])('divide %d by %d to %d decimals', (a, b, decimals, result) => {
    expect(toNumber(dividedBy(decimal(a), decimal(b), decimals))).toBe(result)
  })

  test('know one zero, whatever its decimals', () => {
    expect(toNumber(minus(decimal(0.5), decimal(0.5)))).toBe(0)
  })

  test.each(['0', '0.00', '7', '-7', '0.05', '-0.05', '1234.50', '-1234.50', '123456789012345678901234567890.123456'])(
    'read the text %s of a database, and write it again with all its decimals',
    (text) => {
      expect(decimalText(decimalOf(text))).toBe(text)
    },
  )

  test('count with texts exactly', () => {
    expect(decimalText(plus(decimalOf('0.95'), decimalOf('0.05')))).toBe('1.00')
    expect(decimalText(minus(decimalOf('0.95'), decimalOf('1')))).toBe('-0.05')
    expect(decimalText(times(decimalOf('1000000000000000.01'), decimalOf('3')))).toBe('3000000000000000.03')
  })

  test.each(['', 'NaN', 'Infinity', '1,5', '1.', '.5', '+1', ' 1', '1e+21', '1e-7'])('refuse the text %j', (text) => {
    expect(() => decimalOf(text)).toThrow(RangeError)
  })

  test('add and take away without a trace', () => {
    fc.assert(
      fc.property(anAmount, anAmount, (a, b) => {
        expect(toNumber(minus(plus(decimal(a), decimal(b)), decimal(b)))).toBe(a === 0 ? 0 : a)
      }),
    )
  })

  test('are never moved by more than half a unit when rounded', () => {
    fc.assert(
      fc.property(anAmount, fc.integer({ min: 0, max: 5 }), (value, decimals) => {
        const moved = minus(rounded(decimal(value), decimals), decimal(value))
        const size = moved.digits < 0n ? { ...moved, digits: -moved.digits } : moved
        expect(compare(times(size, decimal(2)), decimal(10 ** -decimals))).toBeLessThanOrEqual(0)
      }),
    )
  })

  test('count the decimals of a number', () => {
    expect(hasDecimals(1.25, 2)).toBe(true)
    expect(hasDecimals(1.255, 2)).toBe(false)
    expect(hasDecimals(1e-7, 6)).toBe(false)
  })
})
