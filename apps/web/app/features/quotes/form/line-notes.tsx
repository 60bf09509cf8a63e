import type { Role } from '@portal/contract/access/constants'
import { isFarPrice } from '@portal/contract/core/far-price'
import { readNumber } from '@portal/contract/core/numbers'
import { approvalFor } from '@portal/contract/quotes/approval'
import { lineKinds } from '@portal/contract/quotes/figure-kinds'
import { problemText } from '#core/dashboard/form/number-text.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { kitTexts } from '#core/dashboard/texts.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import { usePriceFacts } from '../price-facts.ts'
import type { Sellable } from '../rows.ts'
import { ruleTexts } from '../rule-texts.ts'
import { useDiscountRule } from '../use-discount-rule.ts'
import { useQuoteChoices } from './choices-context.ts'
import { formTexts } from './form-texts.ts'
import type { FigureField, Row } from './line-values.ts'
import classes from './lines-table.module.css'
import type { Errors, QuoteSheet } from './sheet.ts'
import { useOfSheet, useSheet } from './use-sheet.ts'

interface Props {
  row: Row
  product: Sellable | undefined
  errors: Errors
}

/**
 * Messages under a line: where its price is from with floor and margin, refusals, a missing price, and what needs
 * approval (rule quotes/approval).
 */
export function LineNotes({ row, product, errors }: Props) {
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
