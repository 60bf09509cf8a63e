import { tierAt } from '../assigned-products/prices.ts'
import { Currency } from '../core/currencies.ts'
import { roundMoney } from '../core/money.ts'

/** An amount in dollars as a quote in this currency counts it; `rate` is what one dollar is in that currency. */
export const inCurrency = (dollars: number, currency: Currency, rate: number): number =>
  currency === Currency.dollar ? dollars : roundMoney(dollars * rate, currency)

interface Priced {
  /** By the quantity from which each price holds, in dollars. */
  readonly tramos: readonly { desde: number; precio: number }[]
  readonly precio_sugerido: number | null
}

/**
 * What a branch sells a product at for a quantity: the price of its tier, otherwise the suggested one; null without
 * either.
 */
export function listPriceOf(
  { tramos, precio_sugerido }: Priced,
  quantity: number,
  currency: Currency,
  rate: number,
): number | null {
  const dollars = tierAt(tramos, quantity)?.precio ?? precio_sugerido
  return dollars === null ? null : inCurrency(dollars, currency, rate)
}
