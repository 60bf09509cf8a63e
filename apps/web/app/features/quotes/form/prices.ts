import { Currency } from '@portal/contract/core/currencies'
import { roundMoney } from '@portal/contract/core/money'
import type { QuoteChoices, Sellable } from '../rows.ts'

/** What one dollar is in this currency; 1 for the dollar itself, NaN where no rate is known. */
export const rateIn = (currency: Currency, rates: QuoteChoices['tipos_cambio']): number =>
  currency === Currency.dollar ? 1 : (rates.find(({ moneda }) => moneda === currency)?.valor ?? Number.NaN)

/** An amount in dollars as a quote in this currency counts it. */
export const inCurrency = (dollars: number, currency: Currency, rate: number): number =>
  currency === Currency.dollar ? dollars : roundMoney(dollars * rate, currency)

/** What the branch sells a product at for this quantity: its tier, else the suggested price; null without either. */
export function listPriceOf(
  { tramos, precio_sugerido }: Sellable,
  quantity: number,
  currency: Currency,
  rate: number,
): number | null {
  const dollars = tramos.findLast(({ desde }) => desde <= quantity)?.precio ?? tramos[0]?.precio ?? precio_sugerido
  return dollars === null || dollars === undefined || Number.isNaN(rate) ? null : inCurrency(dollars, currency, rate)
}
