import { Currency } from '../core/currencies.ts'
import { roundMoney } from '../core/money.ts'
import { PriceMode } from './constants.ts'

/** Returns the unit price in a tier; null for a discount on a missing suggested price. */
export function tierPrice(mode: PriceMode, value: number, suggested: number | null): number | null {
  if (mode === PriceMode.price) return value
  return suggested === null ? null : roundMoney(suggested * (1 - value / 100), Currency.dollar)
}

/** Returns the tier of a quantity: the last one that begins at or below it. */
export function tierAt<T extends { desde: number }>(tiers: readonly T[], quantity: number): T | undefined {
  return tiers.toSorted((a, b) => a.desde - b.desde).findLast(({ desde }) => desde <= quantity)
}

/** Returns the share of the price above the floor; null where price or floor is unknown. */
export const marginOf = (price: number | null, floor: number | null): number | null =>
  price === null || floor === null || price === 0 ? null : (price - floor) / price
