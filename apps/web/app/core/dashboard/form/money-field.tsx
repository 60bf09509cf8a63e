import { NumberInput, type NumberInputProps } from '@mantine/core'
import { type Currency, currencyDecimals } from '@portal/contract/core/currencies'

type Props = Omit<NumberInputProps, 'onChange'> & {
  currency: Currency
  onChange?: (amount: number | '') => void
}

/** An amount of money in its currency, grouped as the portal writes money; empty is `''`. */
export function MoneyField({ currency, onChange, ...props }: Props) {
  return (
    <NumberInput
      inputMode="decimal"
      min={0}
      max={999_999_999_999}
      decimalScale={currencyDecimals[currency]}
      thousandSeparator=","
      allowNegative={false}
      hideControls
      clampBehavior="none"
      autoComplete="off"
      leftSection={<span aria-hidden>{currency}</span>}
      leftSectionWidth={48}
      withAsterisk={!!props.required}
      {...props}
      {...(onChange && { onChange: (typed) => onChange(typed === '' ? '' : Number(typed)) })}
    />
  )
}
