import type { Currency } from '@portal/contract/core/currencies'
import { countryName } from '#core/countries.ts'
import { useFormats } from '#core/formats.ts'
import { useLanguage, useTexts } from '#core/language.ts'
import { moneyText } from '#core/money.ts'
import { differenceTexts } from './difference-texts.ts'
import classes from './differences.module.css'
import { useFigures } from './figures.ts'
import type { Quote } from './rows.ts'

type Difference = Quote['diferencias'][number]

const amounts = new Set(['precio_venta', 'importe', 'servicio_total', 'subtotal', 'impuesto', 'total'])

interface Props {
  differences: readonly Difference[]
  currency: Currency
  /** What the table is called, for those who do not see it. */
  label: string
}

/** What a revision changed, line by line: what stood there, and what stands there now (A6.1). */
export function Differences({ differences, currency, label }: Props) {
  const t = useTexts(differenceTexts)
  const text = useValueText(currency)
  return (
    <table className={classes.differences} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t.item}</th>
          <th scope="col">{t.before}</th>
          <th scope="col">{t.after}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same product may stand on two lines, and their order never changes
          <tr key={place}>
            <th scope="row">
              <span className={classes.line}>{one.linea ?? t.ofQuote}</span> {whatOf(one, t)}
            </th>
            <td>{one.antes !== null && <del>{text(one.campo, one.antes)}</del>}</td>
            <td>{one.despues !== null && <ins>{text(one.campo, one.despues)}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A line that only one of both revisions has is told by its quantity. */
function whatOf({ linea, campo, antes, despues }: Difference, t: (typeof differenceTexts)['es']): string {
  if (linea !== null && antes === null) return t.added
  if (linea !== null && despues === null) return t.removed
  return t.fields[campo] ?? campo
}

function useValueText(currency: Currency) {
  const language = useLanguage()
  const { number, date } = useFormats()
  const { quantity, percent } = useFigures()
  return (field: string, value: string | number): string => {
    if (field === 'pais_id') return countryName(Number(value), language)
    if (field === 'vigencia') return date(String(value))
    if (typeof value === 'string') return value
    if (amounts.has(field)) return moneyText(value, currency)
    if (field === 'descuento' || field === 'impuesto_porcentaje') return percent(value)
    return field === 'cantidad' ? quantity(value) : number(value)
  }
}
