import { expect, test } from 'vitest'
import { promiseSums } from './promise.ts'

test.each([
  // 45 UF a month for two years, 30 % credited: 13.50 each
  [{ rent: 45, months: 24, price: 5000, creditedShare: 30 }, 'UF', { paid: 1080, credited: 324, balance: 4676 }],
  [
    { rent: 1_250_000, months: 36, price: 98_000_000, creditedShare: 25 },
    'CLP',
    { paid: 45_000_000, credited: 11_250_000, balance: 86_750_000 },
  ],
  // a third of a peso is no peso: 333,333 each
  [
    { rent: 999_999, months: 3, price: 10_000_000, creditedShare: 33.3333 },
    'CLP',
    { paid: 2_999_997, credited: 999_999, balance: 9_000_001 },
  ],
  [
    { rent: 1234.56, months: 12, price: 90_000, creditedShare: 12.5 },
    'USD',
    { paid: 14_814.72, credited: 1851.84, balance: 88_148.16 },
  ],
  // never more than the price
  [{ rent: 1000, months: 24, price: 5000, creditedShare: 100 }, 'USD', { paid: 24_000, credited: 5000, balance: 0 }],
] as const)('%j in %s', (promise, unit, sums) => {
  expect(promiseSums(promise, unit)).toEqual(sums)
})
