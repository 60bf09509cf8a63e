import { Currency } from '@portal/contract/core/currencies'
import { machineFields } from '@portal/contract/machines/fields'
import { MoneyField } from '#core/dashboard/form/money-field.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { useLabels } from '#core/dashboard/records/entity-fields.tsx'
import type { MachineFields } from './machine-fields.ts'
import { afterAmount, afterShare, type Pair } from './machine-prices.ts'

interface Props {
  form: MachineFields
  pair: Pair
}

/** A percentage and an amount of the same price; typing one computes the other (rule marketplace/external-sale). */
export function PairFields({ form: { values, field, set }, pair }: Props) {
  const label = useLabels(machineFields)
  return (
    <>
      <NumberField
        {...field(pair.share)}
        label={label(pair.share)}
        kind={machineFields[pair.share].number}
        onChange={(typed) => set(afterShare(values, pair, typed))}
      />
      <MoneyField
        {...field(pair.amount)}
        label={label(pair.amount)}
        currency={values.moneda || Currency.dollar}
        onChange={(typed) => set(afterAmount(values, pair, typed))}
      />
    </>
  )
}
