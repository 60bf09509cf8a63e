import { Currency } from '@portal/contract/core/currencies'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPlaced, placeBid, type Standing } from './bidding.ts'
import { type PlacedBid, replay } from './replay.ts'

const terms = { currency: Currency.dollar, startPrice: 1000, reservePrice: null }
const at = new Date('2026-11-29T12:00:00Z')

const bidsArb = fc.array(
  fc.record({
    bidderId: fc.integer({ min: 1, max: 4 }),
    amount: fc.integer({ min: 1000, max: 30_000 }),
    isMaximum: fc.boolean(),
  }),
  { minLength: 2, maxLength: 12 },
)

/** The bids that were accepted, in their order. */
function accepted(bids: readonly Omit<PlacedBid, 'at'>[]): PlacedBid[] {
  let standing: Standing | null = null
  const placed: PlacedBid[] = []
  for (const bid of bids) {
    const outcome = placeBid(terms, standing, bid)
    if (!isPlaced(outcome)) continue
    standing = outcome.standing
    placed.push({ ...bid, at })
  }
  return placed
}

test('without the voided bid an auction stands as if it had never been', () => {
  fc.assert(
    fc.property(bidsArb, fc.nat(), (bids, which) => {
      const placed = accepted(bids)
      if (placed.length === 0) return
      const voided = which % placed.length
      const others = placed.filter((_, place) => place !== voided)
      const { standing, entries } = replay(terms, null, others)
      if (others.length === 0) {
        expect([standing, entries]).toEqual([null, []])
        return
      }
      // the highest maximum leads; of equal ones the first
      const highest = Math.max(...others.map(({ amount }) => amount))
      expect(standing).toMatchObject({
        maximum: highest,
        bidderId: others.find(({ amount }) => amount === highest)!.bidderId,
      })
      expect(standing!.price).toBeLessThanOrEqual(highest)
      const prices = entries.filter(({ isVisible }) => isVisible).map(({ amount }) => amount)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    }),
    { numRuns: 3000 },
  )
})

describe('placed again without a voided one', () => {
  const later = new Date(at.getTime() + 60_000)
  const first = { bidderId: 1, amount: 5000, isMaximum: true, at }
  const replayed = (...bids: PlacedBid[]) =>
    replay(terms, null, bids).entries.map(({ bidderId, amount }) => [bidderId, amount])

  test('a bid keeps its time and its kind, also what was bid for the leader because of it', () => {
    const { entries } = replay(terms, null, [first, { bidderId: 2, amount: 1200, isMaximum: false, at: later }])
    expect(entries).toMatchObject([
      { bidderId: 1, amount: 1000, maximum: 5000, at, isMaximum: true },
      { bidderId: 2, amount: 1200, maximum: 1200, at: later, isMaximum: false },
      { bidderId: 1, amount: 1250, maximum: null, at: later, isMaximum: false },
    ])
  })

  test.each([
    ['as high as the shown price', { bidderId: 2, amount: 1000 }],
    ['below the shown price', { bidderId: 2, amount: 999 }],
    ['of the leader, as high as their maximum', { bidderId: 1, amount: 5000 }],
    ['of the leader, below their maximum', { bidderId: 1, amount: 3000 }],
  ])('a bid %s leaves no entry', (_, bid) => {
    expect(replayed(first, { ...bid, isMaximum: true, at: later })).toEqual([[1, 1000]])
  })

  test('a bid that lacks its increment now is still placed', () => {
    expect(replayed(first, { bidderId: 2, amount: 1001, isMaximum: true, at: later })).toEqual([
      [1, 1000],
      [2, 1001],
      [1, 1051],
    ])
  })
})

test('a bid of far too much leaves no trace in the price once it is voided', () => {
  const bids = [
    { bidderId: 1, amount: 5000, isMaximum: true, at },
    { bidderId: 2, amount: 1200, isMaximum: true, at },
  ]
  const { standing } = replay(terms, null, bids)
  expect(standing).toEqual({ bidderId: 1, price: 1250, maximum: 5000 })
})
