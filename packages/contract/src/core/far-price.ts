import { compare, decimal, times } from './decimal.ts'

/** Prices this many times above or below the usual one need a confirmation (rule formats/far-prices). */
export const farFactor = 3

/** Whether a price is more than three times, or less than a third of, the usual one; both in one currency. */
export function isFarPrice(price: number, usual: number): boolean {
  if (!Number.isFinite(price) || !(usual > 0)) return false
  const [one, other, factor] = [decimal(price), decimal(usual), decimal(farFactor)]
  return compare(one, times(other, factor)) > 0 || compare(times(one, factor), other) < 0
}
