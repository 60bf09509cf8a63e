import { type NumberKind, numberFrom } from '@portal/contract/core/numbers'
import { lineKinds } from '@portal/contract/quotes/figure-kinds'
import { IconTrash } from '@tabler/icons-react'
import { type ComponentProps, memo, useState } from 'react'
import { flushSync } from 'react-dom'
import { NumberEcho } from '#core/dashboard/form/number-echo.tsx'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { priceText } from '../figures.ts'
import { shownFigure } from './figure-text.ts'
import { formTexts } from './form-texts.ts'
import { LineNotes } from './line-notes.tsx'
import { type FigureField, figureFields, isPrice } from './line-values.ts'
import classes from './lines-table.module.css'
import { ProductCell } from './product-cell.tsx'
import { useOfSheet, useSheet } from './use-sheet.ts'

const isUnreadable = (text: string, kind: NumberKind) => text.trim() !== '' && Number.isNaN(numberFrom(text, kind))

interface Props {
  rowKey: number
  /** Counted from 1. */
  place: number
}

/** One line of the quote. It renders again only when it changes, not when other lines do. */
export const LineRow = memo(function LineRow({ rowKey, place }: Props) {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const sheet = useSheet()
  const row = useOfSheet((sheet) => sheet.row(rowKey))
  const errors = useOfSheet((sheet) => sheet.errorsOf(rowKey))
  if (!row) return null
  const asked = sheet.fieldsOf(row)
  const product = sheet.product(row.producto_id)
  const { amount, list } = sheet.counted(row)
  const { currency } = sheet.terms()
  const kinds = lineKinds(currency)
  const hints: Partial<Record<FigureField, string>> = {
    precio_venta: list ? priceText(list.amount, currency) : '',
    longitud_cable: '0',
    cable_extra: '0',
    anios_licencia: '1',
    descuento: '0',
  }
  return (
    <tr className={classes.row} data-row={rowKey}>
      <th scope="row" className={classes.place}>
        {place}
      </th>
      <ProductCell row={row} place={place} error={errors.producto_id} />
      {figureFields
        .filter((field) => sheet.negotiates || !isPrice(field))
        .map((field) => (
          <td key={field} className={classes.cell} data-field={field} data-absent={!asked.has(field) || undefined}>
            {asked.has(field) && (
              <FigureInput
                label={t.columns[field]}
                kind={kinds[field]}
                typed={row[field]}
                shown={shownFigure(row, field, currency, language)}
                onChange={({ currentTarget }) => sheet.set(rowKey, { [field]: currentTarget.value })}
                placeholder={hints[field]}
                aria-label={t.ofLine(t.columns[field], place)}
                aria-invalid={errors[field] || isUnreadable(row[field], kinds[field]) ? true : undefined}
                data-col={field}
                data-path={errors[field]?.path}
              />
            )}
          </td>
        ))}
      <td className={classes.amount} data-field="importe">
        <span className={classes.label}>{t.amount}</span>
        {amount === null ? '—' : moneyText(amount, currency)}
      </td>
      <td className={classes.end}>
        <button type="button" tabIndex={-1} className={classes.remove} data-remove aria-label={t.removeLine(place)}>
          <IconTrash size={16} stroke={1.75} />
        </button>
      </td>
      <LineNotes row={row} product={product} errors={errors} />
    </tr>
  )
})

interface FigureInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onBlur' | 'onFocus'> {
  /** Shown when the table has no head. */
  label: string
  kind: NumberKind
  /** The typed text, shown while the field has the focus. */
  typed: string
  /** The formatted text, shown otherwise. */
  shown: string
}

/**
 * A numeric field of a line: shows the typed text and how it is read, and afterwards the formatted number. Selects all
 * on focus.
 */
function FigureInput({ label, kind, typed, shown, ...props }: FigureInputProps) {
  const [hasFocus, setFocus] = useState(false)
  return (
    <label className={classes.figure}>
      <span className={classes.label}>{label}</span>
      <input
        {...props}
        className={classes.input}
        value={hasFocus ? typed : shown}
        onFocus={({ currentTarget }) => {
          flushSync(() => setFocus(true)) // renders the typed text before it is selected
          currentTarget.select()
        }}
        onBlur={() => setFocus(false)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
      />
      {hasFocus && <NumberEcho text={typed} kind={kind} isBelow />}
    </label>
  )
}
