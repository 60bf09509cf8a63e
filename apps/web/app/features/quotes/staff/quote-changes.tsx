import { Link, useLocation, useResolvedPath } from 'react-router'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import { Differences } from '../differences.tsx'
import type { Quote } from '../rows.ts'
import { panelTexts } from './panel-texts.ts'
import classes from './quote-panel.module.css'
import { QuoteStatusDot } from './quote-status.tsx'

/** The changes of this revision, and the other revisions. */
export function QuoteChanges({ quote }: { quote: Quote }) {
  const t = useTexts(panelTexts)
  const list = useResolvedPath('..').pathname
  const { search } = useLocation()
  return (
    <>
      {quote.diferencias.length > 0 && (
        <PanelSection title={t.differences}>
          <Differences differences={quote.diferencias} currency={quote.moneda} label={t.differences} />
        </PanelSection>
      )}
      {quote.revisiones.length > 1 && (
        <PanelSection title={t.revisions}>
          <ul className={classes.revisions}>
            {quote.revisiones.map((one) => (
              <li key={one.id}>
                {one.id === quote.id ? (
                  <b aria-current="true">{one.codigo}</b>
                ) : (
                  <Link to={`${list}/${one.id}${search}`} preventScrollReset>
                    {one.codigo}
                  </Link>
                )}
                <QuoteStatusDot quote={one} />
                <span className={classes.amount}>{moneyText(one.total, quote.moneda)}</span>
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
    </>
  )
}
