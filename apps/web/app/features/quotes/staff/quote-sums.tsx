import type { Of } from '@portal/contract/core/fields'
import type { QuoteSumsSchema } from '@portal/contract/quotes/sums/schemas'
import { Suspense, use } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import { filterTexts } from './filter-texts.ts'
import classes from './quote-sums.module.css'

export type QuoteSums = Of<typeof QuoteSumsSchema>

/** The sums of all matching quotes on all pages; loaded after the rows. */
export function QuoteSumsFoot({ sums }: { sums: Promise<QuoteSums | null> }) {
  const t = useTexts(filterTexts)
  return (
    <section className={classes.foot} aria-label={t.sums}>
      <Suspense fallback={<p className={classes.quiet}>{t.summing}</p>}>
        <Sums summed={sums} />
      </Suspense>
    </section>
  )
}

function Sums({ summed }: { summed: Promise<QuoteSums | null> }) {
  const t = useTexts(filterTexts)
  const { number } = useFormats()
  const sums = use(summed)?.sumas
  if (!sums) return <p className={classes.quiet}>{t.notSummed}</p>
  if (sums.length === 0) return null
  return (
    <>
      <span className={classes.quiet}>{t.sums}</span>
      {sums.map(({ moneda, total, cotizaciones: count }) => (
        <span key={moneda} className={classes.sum}>
          <b>{moneyText(total as Intl.StringNumericLiteral, moneda)}</b>{' '}
          <span className={classes.quiet}>{t.sumOf(t.quotes(number(count), count === 1))}</span>
        </span>
      ))}
    </>
  )
}
