import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import type { Quote } from '../rows.ts'
import { panelTexts } from './panel-texts.ts'
import classes from './quote-panel.module.css'

/** The main facts: amount, client, validity. */
export function QuoteSummary({ quote }: { quote: Quote }) {
  const t = useTexts(panelTexts)
  const { date } = useFormats()
  return (
    <div className={classes.summary}>
      <p className={classes.sum}>{moneyText(quote.total, quote.moneda)}</p>
      <p className={classes.forWhom}>
        {quote.cliente_empresa}
        <span className={classes.quiet}>
          {' · '}
          <span className={classes.until}>{t.validTo(date(quote.vigencia))}</span>
        </span>
      </p>
    </div>
  )
}
