import { type Bid, type Entry, isPlaced, placeBid, type Standing, type Terms } from './bidding.ts'

/** A bid as it was placed. */
export interface PlacedBid extends Bid {
  at: Date
}

export interface Replayed {
  standing: Standing | null
  entries: readonly (Entry & { at: Date; isMaximum: boolean })[]
}

/**
 * Places bids again in their order after one of them was voided. A leader's raise that is now less than an increment above
 * his own maximum still counts: he meant it.
 */
export function replay(terms: Terms, before: Standing | null, bids: readonly PlacedBid[]): Replayed {
  let standing = before
  const entries: Replayed['entries'][number][] = []
  for (const { at, ...bid } of bids) {
    const outcome = placeBid(terms, standing, bid)
    if (isPlaced(outcome)) {
      standing = outcome.standing
      entries.push(...outcome.entries.map((entry) => ({ ...entry, at, isMaximum: bid.isMaximum })))
    } else if (standing?.bidderId === bid.bidderId && bid.amount > standing.maximum) {
      standing = { ...standing, maximum: bid.amount }
      const { bidderId, amount } = bid
      const entry = { bidderId, amount: standing.price, maximum: amount, isAutomatic: false, isVisible: false }
      entries.push({ ...entry, at, isMaximum: bid.isMaximum })
    }
  }
  return { standing, entries }
}
