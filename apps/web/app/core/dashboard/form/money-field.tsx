import type { AmountUnit } from '@portal/contract/core/currencies'
import { moneyKind } from '@portal/contract/core/numbers'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

type Props = Omit<NumberFieldProps, 'kind'> & {
  currency: AmountUnit
}

/** An amount of money in its currency, in the portal's format; empty is `''`. */
export const MoneyField = ({ currency, ...props }: Props) => <NumberField kind={moneyKind(currency)} {...props} />
