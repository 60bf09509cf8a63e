import type { Currency } from '@portal/contract/core/currencies'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './quote-review.module.css'
import { type Review, usePercent } from './review-figures.ts'
import { reviewTexts } from './review-texts.ts'

interface Props {
  total: Review['total']
  currency: Currency
  hasCosts: boolean
}

/** The same figures for all lines, and the lines that could not be compared. */
export function ReviewTotals({ total, currency, hasCosts }: Props) {
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
