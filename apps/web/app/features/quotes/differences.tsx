import type { QuoteCurrency } from '@portal/contract/core/currencies'
import { textIn } from '@portal/contract/core/text'
import { LineChange, lineChangeNames } from '@portal/contract/quotes/constants'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { differenceTexts } from './difference-texts.ts'
import classes from './differences.module.css'
import { priceText, useFigures } from './figures.ts'
import type { Quote } from './rows.ts'

type Difference = Quote['diferencias'][number]
type Line = NonNullable<Difference['linea']>
type Field = Difference['campos'][number]

const amounts = new Set(['importe', 'servicio_total', 'subtotal', 'impuesto', 'total'])
const prices = new Set(['precio_venta', 'costo_cable_metro'])
const meters = new Set(['longitud_cable', 'cable_extra'])

interface Props {
  differences: readonly Difference[]
  currency: QuoteCurrency
  /** Name of the table for screen readers. */
  label: string
}

/** The changes of a revision, line by line: before and after (rule quotes/revisions). */
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
      {differences.map(({ linea: line, campos: fields }) => (
        <tbody key={line?.identidad ?? 'quote'}>
          <tr className={classes.head}>
            <th scope="rowgroup" colSpan={3}>
              {line ? <LineName line={line} /> : t.ofQuote}
            </th>
          </tr>
          {line && line.cambio !== LineChange.changed ? (
            <tr>
              <td colSpan={3}>
                {line.cambio === LineChange.added ? (
                  <ins>{wholeText(fields, text, t)}</ins>
                ) : (
                  <del>{wholeText(fields, text, t)}</del>
                )}
              </td>
            </tr>
          ) : (
            fields.map(({ campo, antes, despues }) => (
              <tr key={campo}>
                <th scope="row">{t.fields[campo] ?? campo}</th>
                <td>{antes !== null && antes !== '' && <del>{text(campo, antes)}</del>}</td>
                <td>{despues !== null && despues !== '' && <ins>{text(campo, despues)}</ins>}</td>
              </tr>
            ))
          )}
        </tbody>
      ))}
    </table>
  )
}

/** A product may be on several lines, so position and cable identify the line. */
function LineName({ line: { posicion: place, producto_nombre: name, longitud_cable: cable, cambio } }: { line: Line }) {
  const t = useTexts(differenceTexts)
  const language = useLanguage()
  const { number } = useFormats()
  return (
    <>
      {cambio !== LineChange.removed && <span className={classes.place}>{place}. </span>}
      {name}
      {cable > 0 && <span className={classes.cable}> · {t.cable(number(cable))}</span>}
      {cambio !== LineChange.changed && ' '}
      {cambio !== LineChange.changed && (
        <span className={classes.what} data-change={cambio}>
          {textIn(lineChangeNames[cambio], language)}
          {cambio === LineChange.removed && ` (${t.wasPlace(place)})`}
        </span>
      )}
    </>
  )
}

type Texts = (typeof differenceTexts)['es']

/** A line that only one of the revisions has, as one text. */
function wholeText(fields: readonly Field[], text: (field: string, value: string | number) => string, t: Texts) {
  return fields.map(({ campo, antes, despues }) => (
    <span key={campo} className={classes.part}>
      <span className={classes.label}>{t.fields[campo] ?? campo}</span> {text(campo, despues ?? antes ?? '')}
    </span>
  ))
}

function useValueText(currency: QuoteCurrency) {
  const t = useTexts(differenceTexts)
  const language = useLanguage()
  const { number, date } = useFormats()
  const { quantity, percent } = useFigures()
  return (field: string, value: string | number): string => {
    if (field === 'pais_id') return countryName(Number(value), language)
    if (field === 'vigencia') return date(String(value))
    if (typeof value === 'string') return value
    if (amounts.has(field)) return moneyText(value, currency)
    if (prices.has(field)) return `${currency} ${priceText(value, currency)}`
    if (meters.has(field)) return t.meters(number(value))
    if (field === 'descuento' || field === 'impuesto_porcentaje') return percent(value)
    return field === 'cantidad' ? quantity(value) : number(value)
  }
}
