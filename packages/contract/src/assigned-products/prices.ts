import { Currency } from '../core/currencies.ts'
import { roundMoney } from '../core/money.ts'
import { PriceMode } from './constants.ts'

/** What one unit costs in a tier; null where the discount is on a suggested price that nobody has said yet. */
export function tierPrice(mode: PriceMode, value: number, suggested: number | null): number | null {
  if (mode === PriceMode.price) return value
  return suggested === null ? null : roundMoney(suggested * (1 - value / 100), Currency.dollar)
}

/** The tier that a quantity falls into: the last one that begins at or below it. */
export function tierAt<T extends { desde: number }>(tiers: readonly T[], quantity: number): T | undefined {
  return tiers.toSorted((a, b) => a.desde - b.desde).findLast(({ desde }) => desde <= quantity)
}

/** What of the price is left above the floor, as a share of the price; null where one of them is unknown. */
export const marginOf = (price: number | null, floor: number | null): number | null =>
  price === null || floor === null || price === 0 ? null : (price - floor) / price
