import { PriceMode } from '@portal/contract/assigned-products/constants'
import { tiersOf } from '@portal/contract/products/constants'

interface TypedTier {
  desde: number
  valor: number
}

/** Returns the index of the first invalid price: zero, or a discount of the whole price. */
export function refusedValue(mode: PriceMode, tiers: readonly TypedTier[]): number | null {
  const isWrong = ({ valor }: TypedTier) => (mode === PriceMode.price ? valor <= 0 : valor >= 100)
  const place = tiers.findIndex(isWrong)
  return place < 0 ? null : place
}

/** Returns the index of the first tier whose price is above that of a smaller quantity, in tiers in order, or null. */
export function risingTier(mode: PriceMode, tiers: readonly TypedTier[]): number | null {
  const sign = mode === PriceMode.price ? 1 : -1
  const place = tiers.findIndex(({ valor }, index) => index > 0 && (valor - tiers[index - 1]!.valor) * sign > 0)
  return place < 0 ? null : place
}

/** Returns the tiers in order when they are those of the category, otherwise null. */
export function tiersFor(categoryId: number, tiers: readonly TypedTier[]): TypedTier[] | null {
  const sorted = tiers.toSorted((a, b) => a.desde - b.desde)
  const starts = tiersOf(categoryId).map(({ from }) => from)
  const isWhole = starts.length === sorted.length && starts.every((start, index) => sorted[index]?.desde === start)
  return isWhole ? sorted : null
}
