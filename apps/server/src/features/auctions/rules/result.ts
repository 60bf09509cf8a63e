import { AuctionStatus, ReserveState } from '@portal/contract/auctions/constants'

interface Reached {
  /** The best bidder's maximum; null without bids. */
  maximum: number | null
  /** Null without a hidden reserve. */
  reservePrice: number | null
}

/** Returns whether the reserve is reached, as everyone sees it. */
export function reserveState({ maximum, reservePrice }: Reached): ReserveState {
  if (reservePrice === null) return ReserveState.none
  return maximum !== null && maximum >= reservePrice ? ReserveState.met : ReserveState.notMet
}

/** Returns what an auction comes to at its end. */
export function resultOf(reached: Reached): AuctionStatus {
  if (reached.maximum === null) return AuctionStatus.withoutBids
  return reserveState(reached) === ReserveState.notMet ? AuctionStatus.belowReserve : AuctionStatus.awarded
}

/** The best shown bid of one bidder. */
export interface BestBid {
  bidderId: number
  amount: number
  /** Its place in the order of bids. */
  order: number
}

/**
 * Returns the bidder who is asked after the winner: of the others the highest bid, the first of equal ones, unless it is
 * below the reserve.
 */
export function secondOf(best: readonly BestBid[], winnerId: number, reservePrice: number | null): BestBid | null {
  const others = best.filter(({ bidderId, amount }) => bidderId !== winnerId && amount >= (reservePrice ?? 0))
  const [second] = others.toSorted((a, b) => b.amount - a.amount || a.order - b.order)
  return second ?? null
}
