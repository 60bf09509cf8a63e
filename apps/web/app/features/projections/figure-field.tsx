import { NumberInput, type NumberInputProps } from '@mantine/core'
import { projectionLimits } from '@portal/contract/projections/constants'
import { useLanguage } from '#core/language.ts'

type Props = Omit<NumberInputProps, 'onChange'> & {
  /** What stands beside the figure. */
  unit?: 'USD' | '%'
  onChange: (value: number | '') => void
}

const english = { thousandSeparator: ',', decimalSeparator: '.' }
const spanish = { thousandSeparator: '.', decimalSeparator: ',' }

/** A figure with up to six decimals; empty is `''`. Amounts are written the same in both languages, counts are not. */
export function FigureField({ unit, onChange, ...props }: Props) {
  const language = useLanguage()
  const separators = props.decimalScale === 0 && language === 'es' ? spanish : english
  return (
    <NumberInput
      inputMode="decimal"
      decimalScale={projectionLimits.decimals}
      {...separators}
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
