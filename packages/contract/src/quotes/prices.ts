import { tierAt } from '../assigned-products/prices.ts'
import { Currency } from '../core/currencies.ts'
import { roundMoney } from '../core/money.ts'

/** Converts dollars to the quote's currency; `rate` is the price of one dollar. */
export const inCurrency = (dollars: number, currency: Currency, rate: number): number =>
  currency === Currency.dollar ? dollars : roundMoney(dollars * rate, currency)

interface Priced {
  /** Prices in dollars, by the quantity from which each is valid. */
  readonly tramos: readonly { desde: number; precio: number }[]
  readonly precio_sugerido: number | null
}

/** Returns a branch's price for a quantity: of its tier, otherwise the suggested one; null without either. */
export function listPriceOf(
  { tramos, precio_sugerido }: Priced,
  quantity: number,
  currency: Currency,
  rate: number,
): number | null {
  const dollars = tierAt(tramos, quantity)?.precio ?? precio_sugerido
  return dollars === null ? null : inCurrency(dollars, currency, rate)
}
