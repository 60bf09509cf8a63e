import { NumberInput } from '@mantine/core'
import { Currency } from '@portal/contract/core/currencies'
import { MoneyField } from '#core/dashboard/form/money-field.tsx'
import type { ItemFields } from './item-form.tsx'
import { afterAmount, afterShare, type Pair } from './item-prices.ts'

interface Props {
  form: ItemFields
  pair: Pair
  /** Of the percentage and of the amount. */
  labels: readonly [string, string]
  /** Percent. */
  max?: number
}

/** A percentage and an amount of the same price; typing one computes the other (rule C6). */
export function PairFields({ form: { values, field, set }, pair, labels, max = 100 }: Props) {
  return (
    <>
      <NumberInput
        {...field(pair.share)}
        label={labels[0]}
        min={0}
        max={max}
        decimalScale={4}
        allowNegative={false}
        hideControls
        suffix=" %"
        onChange={(typed) => set(afterShare(values, pair, typed === '' ? '' : Number(typed)))}
      />
      <MoneyField
        {...field(pair.amount)}
        label={labels[1]}
        currency={values.moneda || Currency.dollar}
        onChange={(typed) => set(afterAmount(values, pair, typed))}
      />
    </>
  )
}
