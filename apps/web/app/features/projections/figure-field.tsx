import { NumberInput, type NumberInputProps } from '@mantine/core'
import { projectionLimits } from '@portal/contract/projections/constants'

type Props = Omit<NumberInputProps, 'onChange'> & {
  /** What stands beside the figure. */
  unit?: 'USD' | '%'
  onChange: (value: number | '') => void
}

/** A figure with up to six decimals; empty is `''`. */
export function FigureField({ unit, onChange, ...props }: Props) {
  return (
    <NumberInput
      inputMode="decimal"
      decimalScale={projectionLimits.decimals}
      thousandSeparator=","
      hideControls
      clampBehavior="none"
      autoComplete="off"
      {...(unit === 'USD' && { leftSection: <span aria-hidden>USD</span>, leftSectionWidth: 48 })}
      {...(unit === '%' && { rightSection: <span aria-hidden>%</span> })}
      {...props}
      onChange={(typed) => onChange(typed === '' ? '' : Number(typed))}
    />
  )
}
