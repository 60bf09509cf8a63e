import { Currency } from '../core/currencies.ts'
import { auctionRules } from './constants.ts'

const { share, least, step } = auctionRules.increment

/**
 * Returns what the next bid adds to a price, in its currency: 1 % rounded up to whole units, at least 50 USD
 * (rule auctions/bidding).
 */
export function incrementFor(price: number, currency: Currency): number {
  const unit = step[currency]
  const part = Number(((price * share) / unit).toPrecision(12)) // 0.01 is not exact: 5,100 × 0.01 must not become 52
  return Math.max(least[currency], Math.ceil(part) * unit)
}

/** Returns the smallest bid that is accepted: the start price, then the price and its increment. */
export const minimumBid = (price: number | null, startPrice: number, currency: Currency): number =>
  price === null ? startPrice : cents(price + incrementFor(price, currency), currency)

const cents = (amount: number, currency: Currency) =>
  currency === Currency.dollar ? Math.round(amount * 100) / 100 : Math.round(amount)

export interface IncrementRow {
  /** From this price on. */
  from: number
  increment: number
}

/** Returns the table of increments around a price, as shown to bidders: the fixed step, then the share at round prices. */
export function incrementTable(currency: Currency): readonly IncrementRow[] {
  const turn = least[currency] / share
  return [0, turn * 2, turn * 5, turn * 10, turn * 20, turn * 50].map((from) => ({
    from,
    increment: incrementFor(from, currency),
  }))
}
