import type { Currency } from '@portal/contract/core/currencies'
import { finalPrice, shareOf } from '@portal/contract/marketplace/prices'
import type { MachineValues } from './machine-values.ts'

type Values = Partial<MachineValues>
/** A percentage and an amount of the same base: typing one computes the other (rule marketplace/external-sale). */
export interface Pair {
  share: 'utilidad_porcentaje' | 'comision_venta_porcentaje' | 'comision_arriendo_porcentaje'
  amount: 'utilidad_monto' | 'comision_venta_monto' | 'comision_arriendo_monto'
  baseOf: (values: MachineValues) => number
}

/** An unreadable text counts as zero; it is sent unchanged and refused. */
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const currencyOf = ({ moneda }: Pick<MachineValues, 'moneda'>): Currency => moneda || 'USD'

/** Returns the buyer's price by the typed values. */
export function finalPriceOf(values: MachineValues): number {
  const currency = currencyOf(values)
  const price = numberOf(values.precio) ?? 0
  return finalPrice(price, values.es_venta_externa ? profitOf(values) : null, currency)
}

const profitOf = (values: MachineValues) =>
  shareOf(
    numberOf(values.precio) ?? 0,
    { percentage: numberOf(values.utilidad_porcentaje), amount: numberOf(values.utilidad_monto) },
    currencyOf(values),
  )

export const pairs = {
  profit: {
    share: 'utilidad_porcentaje',
    amount: 'utilidad_monto',
    baseOf: (values) => numberOf(values.precio) ?? 0,
  },
  sale: { share: 'comision_venta_porcentaje', amount: 'comision_venta_monto', baseOf: finalPriceOf },
  rent: {
    share: 'comision_arriendo_porcentaje',
    amount: 'comision_arriendo_monto',
    baseOf: (values) => numberOf(values.precio_arriendo) ?? 0,
  },
} as const satisfies Record<string, Pair>

/** Returns the form after a percentage was typed, with the computed amount. */
export function afterShare(values: MachineValues, pair: Pair, typed: number | string): Values {
  const share = shareOf(pair.baseOf(values), { percentage: numberOf(typed), amount: null }, currencyOf(values))
  return { [pair.share]: typed, [pair.amount]: share?.amount ?? '' }
}

/** Returns the form after an amount was typed, with the computed percentage. */
export function afterAmount(values: MachineValues, pair: Pair, typed: number | string): Values {
  const share = shareOf(pair.baseOf(values), { percentage: null, amount: numberOf(typed) }, currencyOf(values))
  return { [pair.amount]: typed, [pair.share]: share?.percentage ?? '' }
}

/** Returns the form after a change of price or currency: percentages stay, amounts are computed. */
export function afterPrice(before: MachineValues, change: Values): Values {
  let values = { ...before, ...change }
  for (const pair of [pairs.profit, pairs.sale, pairs.rent]) {
    const share = numberOf(values[pair.share])
    if (share !== null) values = { ...values, ...afterShare(values, pair, share) }
  }
  const amounts = Object.values(pairs).map(({ amount }) => [amount, values[amount]])
  return { ...change, ...Object.fromEntries(amounts) }
}
