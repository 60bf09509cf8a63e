import { Button } from '@mantine/core'
import { type Role, roleNames } from '@portal/contract/access/constants'
import type { QuoteCurrency } from '@portal/contract/core/currencies'
import { textIn } from '@portal/contract/core/text'
import { useState } from 'react'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { priceText, useFigures } from '../figures.ts'
import type { Quote } from '../rows.ts'
import { ruleTexts } from '../rule-texts.ts'
import { useDiscountRule } from '../use-discount-rule.ts'
import classes from './quote-review.module.css'
import { reviewTexts } from './review-texts.ts'

type Line = Review['lineas'][number] & { place: number; sold: Quote['lineas'][number] }

/** Number of lines that are shown at first; lines with a rule are always shown. */
const firstLines = 6

/**
 * What someone approves: list price, net price, real discount, cost and margin, by line and in total, with the rules
 * that require approval.
 */
export function QuoteReview({ quote }: { quote: Quote }) {
  const t = useTexts(reviewTexts)
  const [showsAll, showAll] = useState(false)
  const { aprobacion_detalle: review } = quote
  if (!review) return null
  const lines = review.lineas.map((line, place) => ({ ...line, place: place + 1, sold: quote.lineas[place]! }))
  const shown = showsAll ? lines : lines.filter(({ motivos, place }) => motivos.length > 0 || place <= firstLines)
  const hasCosts = review.total.costo_distribuidor !== null || review.total.costo_master !== null
  return (
    <PanelSection title={t.title}>
      <table className={classes.review}>
        <caption>{t.caption(quote.moneda)}</caption>
        <thead>
          <tr>
            <th scope="col">{t.list}</th>
            <th scope="col">{t.net}</th>
            <th scope="col">{t.real}</th>
            {hasCosts && <th scope="col">{t.cost}</th>}
            {hasCosts && <th scope="col">{t.margin}</th>}
          </tr>
        </thead>
        {shown.map((line) => (
          <ReviewedLine key={line.identidad} line={line} quote={quote} review={review} hasCosts={hasCosts} />
        ))}
      </table>
      {shown.length < lines.length && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => showAll(true)}>
          {t.others(lines.length - shown.length)}
        </Button>
      )}
      <ReviewTotals total={review.total} currency={quote.moneda} hasCosts={hasCosts} />
    </PanelSection>
  )
}

interface LineProps {
  line: Line
  quote: Quote
  review: Review
  hasCosts: boolean
}

function ReviewedLine({ line, quote, review, hasCosts }: LineProps) {
  const t = useTexts(reviewTexts)
  const { number } = useFormats()
  const { quantity } = useFigures()
  const rules = useRules(quote, review)
  const { sold } = line
  const price = (amount: number | null) => (amount === null ? '–' : priceText(cents(amount), quote.moneda))
  const share = usePercent()
  const columns = hasCosts ? 5 : 3
  return (
    <tbody data-asks={line.motivos.length > 0 || undefined}>
      <tr>
        <th scope="rowgroup" colSpan={columns}>
          <span className={classes.place}>{line.place}.</span> {sold.producto_nombre}{' '}
          <span className={classes.about}>
            {[t.units(quantity(sold.cantidad)), sold.longitud_cable > 0 && t.cable(number(sold.longitud_cable))]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </th>
      </tr>
      <tr className={classes.figures}>
        <td data-label={t.list}>{price(line.lista)}</td>
        <td data-label={t.net}>{price(line.neto)}</td>
        <td data-label={t.real}>{share(line.descuento_real)}</td>
        {hasCosts && (
          <td data-label={t.cost}>
            {price(line.costo_distribuidor)}
            {line.costo_master !== null && <small>{t.master(price(line.costo_master))}</small>}
          </td>
        )}
        {hasCosts && (
          <td data-label={t.margin} data-under={(line.margen ?? 0) < 0 || undefined}>
            {share(line.margen)}
            {line.margen_master !== null && <small>{t.master(share(line.margen_master))}</small>}
          </td>
        )}
      </tr>
      {line.motivos.length > 0 && (
        <tr>
          <td colSpan={columns} className={classes.rules}>
            {rules(line).map((rule) => (
              <p key={rule}>{rule}</p>
            ))}
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** Stored costs have six decimals; four are enough to compare. */
const cents = (amount: number) => Math.round(amount * 1e4) / 1e4

/** Returns the rules that require approval of a line, as texts with their figures. */
function useRules(quote: Quote, review: Review) {
  const t = useTexts(ruleTexts)
  const language = useLanguage()
  const discountRule = useDiscountRule(quote.moneda)
  const price = (amount: number | null) =>
    amount === null ? '' : `${quote.moneda} ${priceText(cents(amount), quote.moneda)}`
  const whose = t.limitOf(textIn(roleNames[review.autor_rol_id as Role], language))
  return ({ motivos, sold, lista, neto, costo_distribuidor, costo_master }: Line): string[] =>
    motivos.flatMap((reason) => {
      if (reason === 'descuento')
        return [discountRule({ ...sold, precio_lista: lista }, review.limite_descuento ?? 100, whose)]
      if (reason === 'costo_distribuidor') return [t.underDistributor(price(neto), price(costo_distribuidor))]
      return reason === 'costo_master' ? [t.underMaster(price(neto), price(costo_master))] : []
    })
}

interface Props {
  total: Review['total']
  currency: QuoteCurrency
  hasCosts: boolean
}

/** The same figures for all lines, and the lines that could not be compared. */
function ReviewTotals({ total, currency, hasCosts }: Props) {
  const t = useTexts(reviewTexts)
  const share = usePercent()
  const money = (amount: number | null) => (amount === null ? '–' : moneyText(amount, currency))
  const rows = [
    { label: t.list, value: money(total.lista) },
    { label: t.net, value: money(total.neto) },
    { label: t.totalReal, value: share(total.descuento_real) },
    ...(hasCosts ? [{ label: t.totalCost, value: money(total.costo_distribuidor), more: share(total.margen) }] : []),
    ...(total.costo_master === null
      ? []
      : [{ label: t.totalMaster, value: money(total.costo_master), more: share(total.margen_master) }]),
  ]
  const notes = [
    total.sin_lista > 0 && t.noList(total.sin_lista),
    hasCosts && total.sin_costo > 0 && t.noCost(total.sin_costo),
  ]
  return (
    <div className={classes.totals}>
      <h4>{t.total}</h4>
      <dl>
        {rows.map(({ label, value, more }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {more && (
                <small>
                  {t.totalMargin.toLowerCase()} {more}
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {notes.filter(Boolean).map((note) => (
        <p key={String(note)}>{note}</p>
      ))}
    </div>
  )
}

type Review = NonNullable<Quote['aprobacion_detalle']>

/** Returns a formatter of percentages with few decimals, for quick comparison. */
function usePercent() {
  const { number } = useFormats()
  return (share: number | null): string =>
    share === null ? '–' : number(share / 100, { style: 'percent', maximumFractionDigits: 2 })
}
