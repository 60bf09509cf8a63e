import { incrementFor, incrementTable, minimumBid } from '@portal/contract/auctions/increments'
import { describe, expect, test } from 'vitest'
import { type Bid, isPlaced, placeBid, type Standing, type Terms } from './bidding.ts'

const terms: Terms = { currency: 'USD', startPrice: 10_000, reservePrice: null }
const [ana, ben, eva] = [1, 2, 3]

test.each([
  [0, 'USD', 50],
  [5000, 'USD', 50],
  [5000.01, 'USD', 51],
  [5100, 'USD', 51],
  [5101, 'USD', 52],
  [40_000, 'USD', 400],
  [40_000.5, 'USD', 401],
  [1_000_000, 'CLP', 50_000],
  [5_000_001, 'CLP', 51_000],
  [40_000_000, 'CLP', 400_000],
] as const)('at %d %s the next bid adds %d', (price, currency, increment) => {
  expect(incrementFor(price, currency)).toBe(increment)
})

test('the first bid is the start price, the next one the price and its increment, to the cent', () => {
  expect(minimumBid(null, 9999.99, 'USD')).toBe(9999.99)
  expect(minimumBid(10_000.1, 1, 'USD')).toBe(10_101.1)
  expect(incrementTable('USD').map(({ from, increment }) => [from, increment])).toEqual([
    [0, 50],
    [10_000, 100],
    [25_000, 250],
    [50_000, 500],
    [100_000, 1000],
    [250_000, 2500],
  ])
})

/** Places bids one after the other and returns the standing, and the shown history. */
function after(wishes: Partial<Terms>, ...bids: (readonly [who: number, amount: number, isDirect?: 'direct'])[]) {
  let standing: Standing | null = null
  const shown: [number, number][] = []
  for (const [bidderId, amount, isDirect] of bids) {
    const bid: Bid = { bidderId, amount, isMaximum: !isDirect }
    const outcome = placeBid({ ...terms, ...wishes }, standing, bid)
    if (!isPlaced(outcome)) return { refused: outcome.minimum, standing, shown }
    standing = outcome.standing
    shown.push(
      ...outcome.entries
        .filter((each) => each.isVisible)
        .map((each) => [each.bidderId, each.amount] as [number, number]),
    )
  }
  return { standing, shown }
}

describe('a maximum', () => {
  test('is bid as cheaply as it leads', () => {
    expect(after({}, [ana, 15_000])).toEqual({
      standing: { price: 10_000, bidderId: ana, maximum: 15_000 },
      shown: [[ana, 10_000]],
    })
    expect(after({}, [ana, 15_000], [ben, 12_000])).toEqual({
      standing: { price: 12_120, bidderId: ana, maximum: 15_000 },
      shown: [
        [ana, 10_000],
        [ben, 12_000],
        [ana, 12_120],
      ],
    })
    expect(after({}, [ana, 15_000], [ben, 20_000])).toEqual({
      standing: { price: 15_150, bidderId: ben, maximum: 20_000 },
      shown: [
        [ana, 10_000],
        [ana, 15_000],
        [ben, 15_150],
      ],
    })
  })

  test('never costs more than it says', () => {
    expect(after({}, [ana, 15_000], [ben, 14_950]).standing).toMatchObject({ price: 15_000, bidderId: ana })
    expect(after({}, [ana, 15_000], [ben, 15_001]).standing).toMatchObject({ price: 15_001, bidderId: ben })
  })

  test('that equals the leader’s loses to the first, at that price', () => {
    const war = after({}, [ana, 15_000], [ben, 15_000])
    expect(war.standing).toEqual({ price: 15_000, bidderId: ana, maximum: 15_000 })
    expect(war.shown.slice(1)).toEqual([
      [ben, 15_000],
      [ana, 15_000],
    ])
    expect(after({}, [ana, 15_000], [ben, 15_000], [eva, 15_000]).refused).toBe(15_150)
    expect(after({}, [ana, 15_000], [ben, 15_000], [eva, 15_150]).standing).toMatchObject({
      bidderId: eva,
      price: 15_150,
    })
  })

  test('is raised by its owner without a sign, by an increment at least', () => {
    const raised = after({}, [ana, 15_000], [ana, 20_000])
    expect(raised.standing).toEqual({ price: 10_000, bidderId: ana, maximum: 20_000 })
    expect(raised.shown).toHaveLength(1)
    expect(after({}, [ana, 15_000], [ana, 15_149]).refused).toBe(15_150)
    expect(after({}, [ana, 15_000], [ana, 14_000]).refused).toBe(15_150)
  })
})

test('a plain bid is shown as it is, and is beaten like any other', () => {
  expect(after({}, [ana, 12_000, 'direct']).standing).toEqual({ price: 12_000, bidderId: ana, maximum: 12_000 })
  expect(after({}, [ana, 15_000], [ben, 18_000, 'direct']).standing).toMatchObject({ price: 18_000, bidderId: ben })
  expect(after({}, [ana, 15_000], [ben, 13_000, 'direct']).standing).toMatchObject({ price: 13_130, bidderId: ana })
})

test('a bid below the smallest one is refused with that amount', () => {
  expect(after({}, [ana, 9999.99]).refused).toBe(10_000)
  expect(after({}, [ana, 10_000], [ben, 10_099.99]).refused).toBe(10_100)
})

describe('the history', () => {
  const [named, forThem] = [
    { isAutomatic: false, isVisible: true },
    { isAutomatic: true, isVisible: true, maximum: null },
  ]
  const lead = { price: 10_000, bidderId: ana, maximum: 15_000 }
  test.each([
    [
      'of a first bid',
      null,
      { bidderId: ana, amount: 15_000 },
      [{ bidderId: ana, amount: 10_000, maximum: 15_000, ...named }],
    ],
    [
      'of one that beats the leader: their maximum is bid to its end',
      lead,
      { bidderId: ben, amount: 20_000 },
      [
        { bidderId: ana, amount: 15_000, ...forThem },
        { bidderId: ben, amount: 15_150, maximum: 20_000, ...named },
      ],
    ],
    [
      'of one that beats a leader who bid all of their maximum: nothing more is bid for them',
      { ...lead, price: 15_000 },
      { bidderId: ben, amount: 20_000 },
      [{ bidderId: ben, amount: 15_150, maximum: 20_000, ...named }],
    ],
    [
      'of one that is not enough: the leader answers',
      lead,
      { bidderId: ben, amount: 12_000 },
      [
        { bidderId: ben, amount: 12_000, maximum: 12_000, ...named },
        { bidderId: ana, amount: 12_120, ...forThem },
      ],
    ],
    [
      'of a higher maximum of the leader: nobody sees it',
      lead,
      { bidderId: ana, amount: 20_000 },
      [{ bidderId: ana, amount: 10_000, maximum: 20_000, isAutomatic: false, isVisible: false }],
    ],
  ])('says what was named and what was bid for whom: %s', (_, before, bid, entries) => {
    expect(placeBid(terms, before, { ...bid, isMaximum: true })).toMatchObject({ entries })
  })
})

describe('a hidden reserve', () => {
  const reservePrice = 14_000

  test('lifts the price once a maximum reaches it', () => {
    expect(after({ reservePrice }, [ana, 13_999]).standing).toMatchObject({ price: 10_000 })
    expect(after({ reservePrice }, [ana, 20_000]).standing).toMatchObject({ price: 14_000 })
    expect(after({ reservePrice }, [ana, 11_000], [ben, 14_000]).standing).toMatchObject({
      price: 14_000,
      bidderId: ben,
    })
    expect(after({ reservePrice }, [ana, 16_000], [ben, 15_000]).standing).toMatchObject({
      price: 15_150,
      bidderId: ana,
    })
  })

  test('is seen when the leader’s own raise reaches it', () => {
    const raised = after({ reservePrice }, [ana, 11_000], [ana, 15_000])
    expect(raised).toEqual({
      standing: { price: 14_000, bidderId: ana, maximum: 15_000 },
      shown: [
        [ana, 10_000],
        [ana, 14_000],
      ],
    })
  })
})

test('any sequence of bids: the highest maximum leads, the first of equal ones, and the price never falls', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  for (let round = 0; round < 200; round++) {
    const wishes = { ...terms, reservePrice: random(2) ? 15_000 : null }
    let standing: Standing | null = null
    const best = new Map<number, { maximum: number; place: number }>()
    for (let place = 0; place < 30; place++) {
      const bid = { bidderId: random(5), amount: 9900 + random(12_000), isMaximum: random(3) > 0 }
      const before: Standing | null = standing
      const outcome = placeBid(wishes, before, bid)
      if (!isPlaced(outcome)) continue
      const known = best.get(bid.bidderId)
      if (!known || bid.amount > known.maximum) best.set(bid.bidderId, { maximum: bid.amount, place })
      standing = outcome.standing
      const [leader] = [...best].toSorted(([, a], [, b]) => b.maximum - a.maximum || a.place - b.place)
      expect(standing.bidderId).toBe(leader![0])
      expect(standing.price).toBeLessThanOrEqual(standing.maximum)
      expect(standing.price).toBeGreaterThanOrEqual(before?.price ?? wishes.startPrice)
      expect(outcome.entries.at(-1)!.amount).toBe(standing.price)
    }
  }
})
