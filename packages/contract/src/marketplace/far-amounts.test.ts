import { expect, test } from 'vitest'
import { askedInAuction, distanceOf } from './far-amounts.ts'

test.each([
  [300, 100, 'near'],
  [300.01, 100, 'far'],
  [1000, 100, 'far'],
  [1000.01, 100, 'absurd'],
  [1, 100, 'near'],
  [1_000_000, null, 'near'],
  [1_000_000, 0, 'near'],
])('%d for %s is %s', (amount, asked, distance) => {
  expect(distanceOf(amount, asked)).toBe(distance)
})

test.each([
  ['without a bid', 1000, null, 1000],
  ['while the bids are below', 1000, 900, 1000],
  ['once they are above', 1000, 1500, 1500],
])('a bid is compared with the start price, or the shown price: %s', (_, start, price, asked) => {
  expect(askedInAuction(start, price)).toBe(asked)
})
