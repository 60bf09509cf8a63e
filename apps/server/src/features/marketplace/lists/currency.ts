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

/**
 * The orders by the price in a column. Amounts of two currencies are not compared: dollars first, then UF, then pesos.
 * A single one is not named, so that the rows of its index are already in order.
 */
export function ordersByPrice(wanted: Prices<string>, price: string) {
  const isMixed = currencyOf(wanted) === null
  const currency = isMixed ? 'moneda desc, ' : ''
  const keys = isMixed ? ['id', 'moneda', price] : ['id', price]
  return {
    precio: { by: `${currency}${price}, id`, keys },
    '-precio': { by: `${currency}${price} desc nulls last, id desc`, keys },
  }
}
