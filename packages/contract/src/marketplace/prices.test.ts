import { describe, expect, test } from 'vitest'
import { commissionOf, finalPrice, shareOf } from './prices.ts'

const typed = (percentage: number | null, amount: number | null) => ({ percentage, amount })

describe('the price of an external sale', () => {
  test('is 90,000.00 for 80,000 with 12.5 %, whichever was typed', () => {
    for (const share of [typed(12.5, null), typed(null, 10_000), typed(12.5, 10_000)]) {
      const profit = shareOf(80_000, share, 'USD')
      expect(profit).toEqual({ percentage: 12.5, amount: 10_000 })
      expect(finalPrice(80_000, profit, 'USD')).toBe(90_000)
    }
  })

  test('keeps an amount whose percentage has no end', () => {
    const profit = shareOf(30_000, typed(null, 10_000.01), 'USD')
    expect(profit).toEqual({ percentage: 33.3334, amount: 10_000.01 })
    expect(shareOf(30_000, profit!, 'USD')).toEqual(profit)
  })

  test('follows the percentage when the price changed', () => {
    expect(shareOf(100_000, typed(12.5, 10_000), 'USD')).toEqual({ percentage: 12.5, amount: 12_500 })
  })

  test('rounds half up, to whole pesos in pesos', () => {
    expect(shareOf(1.25, typed(10, null), 'USD')).toEqual({ percentage: 10, amount: 0.13 })
    expect(shareOf(1995, typed(10, null), 'CLP')).toEqual({ percentage: 10, amount: 200 })
    expect(finalPrice(1995, { amount: 200 }, 'CLP')).toBe(2195)
  })

  test('is the price alone without a profit', () => {
    expect(shareOf(80_000, typed(null, null), 'USD')).toBeNull()
    expect(finalPrice(80_000, null, 'USD')).toBe(80_000)
  })
})

describe('a commission', () => {
  test('has both sides, or neither', () => {
    expect(commissionOf(90_000, 5, 0, 'USD')).toEqual({ percentage: 5, amount: 4500 })
    expect(commissionOf(90_000, 0, 4500, 'USD')).toEqual({ percentage: 5, amount: 4500 })
    expect(commissionOf(90_000, 0, 0, 'USD')).toEqual({ percentage: 0, amount: 0 })
    expect(commissionOf(0, 0, 100, 'USD')).toEqual({ percentage: 0, amount: 100 })
  })
})
