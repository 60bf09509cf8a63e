import { type Bid, type Entry, place, type Standing, type Terms } from './bidding.ts'

/** A bid as it was placed. */
export interface PlacedBid extends Bid {
  at: Date
}

export interface Replayed {
  standing: Standing | null
  entries: readonly (Entry & { at: Date; isMaximum: boolean })[]
}

/**
 * Places bids again in their order after one of them was voided. They were accepted once, so an increment that one lacks now
 * is not asked of it again; one that no longer changes anything leaves no entry.
 */
export function replay(terms: Terms, before: Standing | null, bids: readonly PlacedBid[]): Replayed {
  let standing = before
  const entries: Replayed['entries'][number][] = []
  for (const { at, ...bid } of bids) {
    if (standing && bid.amount <= (standing.bidderId === bid.bidderId ? standing.maximum : standing.price)) continue
    const placed = place(terms, standing, bid)
    standing = placed.standing
    entries.push(...placed.entries.map((entry) => ({ ...entry, at, isMaximum: bid.isMaximum })))
  }
  return { standing, entries }
}
