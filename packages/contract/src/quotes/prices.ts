import { tierAt } from '../assigned-products/prices.ts'
import { Currency, type QuoteCurrency } from '../core/currencies.ts'
import { roundMoney } from '../core/money.ts'

/** Where the list price of a line is from, in the order in which they count (decision 087). */
export const priceSources = ['sucursal', 'proyeccion', 'sugerido'] as const
export type PriceSource = (typeof priceSources)[number]

/** Converts dollars to the quote's currency; `rate` is the price of one dollar. */
export const inCurrency = (dollars: number, currency: QuoteCurrency, rate: number): number =>
  currency === Currency.dollar ? dollars : roundMoney(dollars * rate, currency)

interface Step {
  desde: number
  precio: number
}

/** A product with its prices in dollars; steps are by the quantity from which each price is valid. */
interface Priced {
  /** Of the branch. */
  readonly tramos: readonly Step[]
  /** Of the versions in force, at most one for each country. */
  readonly proyecciones: readonly { pais_id: number; vigente_desde: string; tramos: readonly Step[] }[]
  readonly precio_sugerido: number | null
}

interface Sale {
  quantity: number
  /** The client's; null while none is chosen. */
  countryId: number | null
  currency: QuoteCurrency
  /** The price of one dollar in the currency. */
  rate: number
}

export interface ListPrice {
  /** For one unit, in the currency of the quote. */
  amount: number
  source: PriceSource
  /** First day of the version of the projection; null for other sources. */
  since: string | null
}

/**
 * Returns the price for a quantity: of the branch's tier, otherwise of the range of the projection in force in the
 * client's country (rule quotes/line-price), otherwise the suggested one; null without any.
 */
export function listPriceOf(
  { tramos, proyecciones, precio_sugerido: suggested }: Priced,
  { quantity, countryId, currency, rate }: Sale,
): ListPrice | null {
  const price = (dollars: number, source: PriceSource, since: string | null = null): ListPrice => {
    return { amount: inCurrency(dollars, currency, rate), source, since }
  }
  const tier = tierAt(tramos, quantity)
  if (tier) return price(tier.precio, 'sucursal')
  const projection = proyecciones.find(({ pais_id }) => pais_id === countryId)
  const range = projection && tierAt(projection.tramos, quantity)
  if (range) return price(range.precio, 'proyeccion', projection.vigente_desde)
  return suggested === null ? null : price(suggested, 'sugerido')
}
