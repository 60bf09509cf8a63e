import type { Role } from '@portal/contract/access/constants'
import { isFarPrice } from '@portal/contract/core/far-price'
import { type NumberKind, numberFrom, readNumber } from '@portal/contract/core/numbers'
import { approvalFor } from '@portal/contract/quotes/approval'
import { lineKinds } from '@portal/contract/quotes/figure-kinds'
import { IconTrash } from '@tabler/icons-react'
import { type ComponentProps, memo, useState } from 'react'
import { flushSync } from 'react-dom'
import { NumberEcho } from '#core/dashboard/form/number-echo.tsx'
import { problemText } from '#core/dashboard/form/number-text.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { kitTexts } from '#core/dashboard/texts.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { priceText } from '../figures.ts'
import { usePriceFacts } from '../price-facts.ts'
import type { Sellable } from '../rows.ts'
import { ruleTexts } from '../rule-texts.ts'
import { useDiscountRule } from '../use-discount-rule.ts'
import { useQuoteChoices } from './choices-context.ts'
import { shownFigure } from './figure-text.ts'
import { formTexts } from './form-texts.ts'
import { type FigureField, figureFields, isPrice, type Row } from './line-values.ts'
import classes from './lines-table.module.css'
import { ProductCell } from './product-cell.tsx'
import type { Errors, QuoteSheet } from './sheet.ts'
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

interface LineNotesProps {
  row: Row
  product: Sellable | undefined
  errors: Errors
}

/**
 * Messages under a line: where its price is from with floor and margin, refusals, a missing price, and what needs
 * approval (rule quotes/approval).
 */
function LineNotes({ row, product, errors }: LineNotesProps) {
  const t = useTexts(formTexts)
  const kit = useTexts(kitTexts)
  const sheet = useSheet()
  const judged = useJudged(row)
  const priceFacts = usePriceFacts()
  const floor = useFloor(row)
  const { line, list } = sheet.counted(row)
  const refused = [...new Set(Object.values(errors).map(({ text }) => text))]
  const lacksPrice = product && row.cantidad.trim() && Number.isNaN(line.precio_venta) && !row.precio_venta.trim()
  const { country, currency } = sheet.terms()
  const isFar = list !== null && row.precio_venta.trim() !== '' && isFarPrice(line.precio_venta, list.amount)
  const facts = product ? priceFacts({ ...line, list, countryId: country, floor, currency }) : ''
  const notes = [
    ...(facts ? [{ text: facts, tone: 'fact' }] : []),
    ...unreadable(row, sheet, t.columns, kit).map((text) => ({ text, tone: 'danger' })),
    ...(isFar ? [{ text: t.farPrice(moneyText(list.amount, currency)), tone: 'warn' }] : []),
    ...refused.map((text) => ({ text, tone: 'danger' })),
    ...(lacksPrice ? [{ text: sheet.negotiates ? t.typePrice : t.noPrice, tone: 'danger' }] : []),
    ...judged.map((text) => ({ text, tone: 'warn' })),
  ]
  if (notes.length === 0) return null
  return (
    <td className={classes.notes}>
      {notes.map(({ text, tone }) => (
        <p key={text} data-tone={tone}>
          {text}
        </p>
      ))}
    </td>
  )
}

/** Returns the unreadable figures, each with the reason. */
function unreadable(
  row: Row,
  sheet: QuoteSheet,
  names: Readonly<Record<FigureField, string>>,
  kit: typeof kitTexts.es,
) {
  const kinds = lineKinds(sheet.terms().currency)
  return [...sheet.fieldsOf(row)].flatMap((field) => {
    const problem = problemText(readNumber(row[field], kinds[field]), kinds[field], kit)
    return problem ? [`${names[field]}: ${problem}.`] : []
  })
}

/** Returns the distributor cost of the product of a row; null while it is unknown. */
const useFloor = ({ producto_id: id }: Row) =>
  useOfSheet((sheet) => (id === null ? null : (sheet.floors().get(id) ?? null)))

/** Returns why this line alone would need approval, by the same rules as on the server. */
function useJudged(row: Row): string[] {
  const t = useTexts(formTexts)
  const { ownLimit } = useTexts(ruleTexts)
  const { user } = useSignedIn()
  const { limite_descuento: limit, limites_descuento: limits } = useQuoteChoices()
  const sheet = useSheet()
  const discountRule = useDiscountRule(sheet.terms().currency)
  const floor = useFloor(row)
  const { line, list, amount } = sheet.counted(row)
  if (amount === null || !sheet.negotiates) return []
  const judged = { ...line, precio_lista: list?.amount ?? null, costo_distribuidor: floor, costo_master: null }
  const { reasons } = approvalFor([judged], { role: user.rol_id as Role, hasEnterprise: true }, limits)
  const { currency } = sheet.terms()
  return reasons.map((reason) => {
    if (reason === 'descuento') return t.overLimit(discountRule(judged, limit ?? 100, ownLimit))
    return t.underFloor(floor === null ? '' : moneyText(floor, currency))
  })
}
