import { Currency } from '@portal/contract/core/currencies'

interface Prices<C> {
  moneda: C | null
  precio_desde: number | null
  precio_hasta: number | null
}

/** Returns the only currency that a list shows, since a range of prices is in dollars unless it says more; or null. */
export const currencyOf = <C extends string>({
  moneda: asked,
  precio_desde: least,
  precio_hasta: most,
}: Prices<C>): C | Currency | null => asked ?? (least === null && most === null ? null : Currency.dollar)
