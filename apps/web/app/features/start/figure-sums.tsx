import { type QuoteCurrency, quoteCurrencies } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import type { CountSchema } from '@portal/contract/start/schemas'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import { Change } from './change.tsx'
import classes from './figures.module.css'
import { startTexts } from './start-texts.ts'

type Sums = Of<typeof CountSchema>['sumas']

/** Of money that was received: what was given back and what is left, next to the gross sum; nothing of other sums. */
export function NetSum({ sum }: { sum: Sums[number] | undefined }) {
  const t = useTexts(startTexts)
  if (!sum || sum.neto === undefined || Number(sum.devuelto) === 0) return null
  const said = (amount = '0') => moneyText(amount as Intl.StringNumericLiteral, sum.moneda)
  return <small>{t.returnedAndNet(said(sum.devuelto), said(sum.neto))}</small>
}

/** The sums of a figure by currency, with those of the earlier period. */
export function FigureSums({ now, before }: { now: Sums; before: Sums }) {
  const totalOf = (sums: Sums, currency: QuoteCurrency) =>
    (sums.find(({ moneda }) => moneda === currency)?.total ?? '0') as Intl.StringNumericLiteral
  const currencies = quoteCurrencies.filter((currency) => [...now, ...before].some(({ moneda }) => moneda === currency))
  if (currencies.length === 0) return null
  return (
    <ul className={classes.sums}>
      {currencies.map((currency) => {
        const [total, earlier] = [totalOf(now, currency), totalOf(before, currency)]
        return (
          <li key={currency}>
            <span className={classes.sum}>{moneyText(total, currency)}</span>
            <NetSum sum={now.find(({ moneda }) => moneda === currency)} />
            {Number(earlier) > 0 && (
              <Change now={Number(total)} before={Number(earlier)} said={moneyText(earlier, currency)} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
