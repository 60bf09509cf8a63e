import { Currency, currencyDecimals, type QuoteCurrency } from '@portal/contract/core/currencies'
import {
  type Decimal,
  decimal,
  decimalOf,
  decimalText,
  dividedBy,
  plus,
  rounded,
  times,
} from '@portal/contract/core/decimal'
import type { Sum } from './tiles.ts'

/** Returns a function that says sums in one currency by the pesos for a dollar; null where that needs a missing rate. */
export function inOneCurrency(target: QuoteCurrency, rate: { valor: number } | null) {
  const decimals = currencyDecimals[target]
  const converted = ({ moneda, total }: Sum): Decimal | null => {
    if (moneda === target) return decimalOf(total)
    if (rate === null) return null
    const value = decimal(rate.valor)
    return target === Currency.dollar
      ? dividedBy(decimalOf(total), value, decimals)
      : rounded(times(decimalOf(total), value), decimals)
  }
  return (sums: readonly Sum[]): Sum | null => {
    const parts = sums.map(converted)
    if (parts.length === 0 || parts.includes(null)) return null
    return { moneda: target, total: decimalText((parts as Decimal[]).reduce(plus)) }
  }
}
