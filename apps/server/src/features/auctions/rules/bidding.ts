import { incrementFor, minimumBid } from '@portal/contract/auctions/increments'
import type { Currency } from '@portal/contract/core/currencies'

/** What is fixed for all bids of an auction; amounts in its currency. */
export interface Terms {
  currency: Currency
  startPrice: number
  /** Null without a hidden reserve. */
  reservePrice: number | null
}

/** Who leads, at which shown price. */
export interface Standing {
  price: number
  bidderId: number
  /** Up to here is bid for them. */
  maximum: number
}

export interface Bid {
  bidderId: number
  amount: number
  /** Whether the amount is their maximum, from which as little as needed is bid. */
  isMaximum: boolean
}

/** One line of the history, in the order in which they happened. */
export interface Entry {
  bidderId: number
  /** The shown amount. */
  amount: number
  /** What the bidder named; null where it was bid for them. */
  maximum: number | null
  isAutomatic: boolean
  isVisible: boolean
}

export interface Placed {
  standing: Standing
  entries: readonly Entry[]
}

/** The smallest amount that would have been accepted. */
export interface TooLow {
  minimum: number
}

export const isPlaced = (outcome: Placed | TooLow): outcome is Placed => 'standing' in outcome

/**
 * Places a bid (rule auctions/bidding): the highest maximum leads, at the smallest price that beats the others; of two
 * equal maxima the first leads. A maximum that reaches the reserve lifts the price to it. Returns the smallest accepted
 * amount when the bid is below it.
 */
export function placeBid(terms: Terms, before: Standing | null, bid: Bid): Placed | TooLow {
  const minimum = leastFor(terms, before, bid.bidderId)
  return bid.amount < minimum ? { minimum } : place(terms, before, bid)
}

/** Places a bid that is high enough: above the shown price, or above the leader's own maximum. */
export function place(terms: Terms, before: Standing | null, bid: Bid): Placed {
  if (!before) return lead(terms, bid, bid.isMaximum ? terms.startPrice : bid.amount, [])
  if (bid.bidderId === before.bidderId) return raise(terms, before, bid)
  return bid.amount > before.maximum ? overtake(terms, before, bid) : fallShort(terms, before, bid)
}

/** Returns the smallest amount accepted from a bidder; the leader's own next maximum is above their present one. */
export function leastFor({ currency, startPrice }: Terms, before: Standing | null, bidderId: number): number {
  if (before?.bidderId === bidderId) return minimumBid(before.maximum, startPrice, currency)
  return minimumBid(before?.price ?? null, startPrice, currency)
}

const entryOf = ({ bidderId, amount }: Bid, shown: number): Entry => ({
  bidderId,
  amount: shown,
  maximum: amount,
  isAutomatic: false,
  isVisible: true,
})

const automatic = (bidderId: number, amount: number): Entry => ({
  bidderId,
  amount,
  maximum: null,
  isAutomatic: true,
  isVisible: true,
})

function lead(terms: Terms, bid: Bid, price: number, earlier: readonly Entry[]): Placed {
  const shown = lifted(terms, price, bid.amount)
  return {
    standing: { price: shown, bidderId: bid.bidderId, maximum: bid.amount },
    entries: [...earlier, entryOf(bid, shown)],
  }
}

/** The price that a maximum which reaches the reserve comes to. */
const lifted = ({ reservePrice }: Terms, price: number, maximum: number) =>
  reservePrice !== null && maximum >= reservePrice ? Math.max(price, reservePrice) : price

/** The leader names a higher maximum: nobody sees it, unless it reaches the reserve. */
function raise(terms: Terms, before: Standing, bid: Bid): Placed {
  const price = lifted(terms, before.price, bid.amount)
  const entry = { ...entryOf(bid, price), isVisible: price > before.price }
  return { standing: { ...before, price, maximum: bid.amount }, entries: [entry] }
}

/** Higher than the leader's maximum: that is bid for them to its end, and then beaten. */
function overtake(terms: Terms, before: Standing, bid: Bid): Placed {
  const defended = before.maximum > before.price ? [automatic(before.bidderId, before.maximum)] : []
  const beaten = Math.min(bid.amount, sum(before.maximum, incrementFor(before.maximum, terms.currency)))
  return lead(terms, bid, bid.isMaximum ? beaten : bid.amount, defended)
}

/** Not higher than the leader's maximum: they go on leading, as cheaply as their maximum allows; equal ones go to them. */
function fallShort(terms: Terms, before: Standing, bid: Bid): Placed {
  const price = Math.min(before.maximum, sum(bid.amount, incrementFor(bid.amount, terms.currency)))
  return {
    standing: { ...before, price },
    entries: [entryOf(bid, bid.amount), automatic(before.bidderId, price)],
  }
}

/** Cents are added without the error of binary fractions. */
const sum = (a: number, b: number) => Math.round((a + b) * 100) / 100
