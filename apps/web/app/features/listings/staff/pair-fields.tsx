import { Currency } from '@portal/contract/core/currencies'
import { itemKinds } from '@portal/contract/listings/number-kinds'
import { MoneyField } from '#core/dashboard/form/money-field.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import type { ItemFields } from './item-fields.ts'
import { afterAmount, afterShare, type Pair } from './item-prices.ts'

interface Props {
  form: ItemFields
  pair: Pair
  /** Labels of the percentage and of the amount. */
  labels: readonly [string, string]
}

/** A percentage and an amount of the same price; typing one computes the other (rule marketplace/external-sale). */
export function PairFields({ form: { values, field, set }, pair, labels }: Props) {
  return (
    <>
      <NumberField
        {...field(pair.share)}
        label={labels[0]}
        kind={itemKinds.share}
        onChange={(typed) => set(afterShare(values, pair, typed))}
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
