import { Currency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import type { CountSchema } from '@portal/contract/start/schemas'
import { moneyText } from '#core/formats/money.ts'
import { Change } from './change.tsx'
import classes from './figures.module.css'

type Sums = Of<typeof CountSchema>['sumas']

/** The sums of a figure by currency, with those of the earlier period. */
export function FigureSums({ now, before }: { now: Sums; before: Sums }) {
  const totalOf = (sums: Sums, currency: Currency) =>
    (sums.find(({ moneda }) => moneda === currency)?.total ?? '0') as Intl.StringNumericLiteral
  const currencies = Object.values(Currency).filter((currency) =>
    [...now, ...before].some(({ moneda }) => moneda === currency),
  )
  if (currencies.length === 0) return null
  return (
    <ul className={classes.sums}>
      {currencies.map((currency) => {
        const [total, earlier] = [totalOf(now, currency), totalOf(before, currency)]
        return (
          <li key={currency}>
            <span className={classes.sum}>{moneyText(total, currency)}</span>
            {Number(earlier) > 0 && (
              <Change now={Number(total)} before={Number(earlier)} said={moneyText(earlier, currency)} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
