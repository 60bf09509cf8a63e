import { textIn } from '@portal/contract/core/text'
import { parties as everybody, type Party, partyNames } from '@portal/contract/projections/constants'
import type { Profits } from '@portal/contract/projections/profits'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './projection.module.css'
import { texts } from './texts.ts'

interface Props {
  /** The parties to show, from the plant to the client; all three by default. */
  parties?: readonly Party[]
  quantity: number
  price: number
  each: Profits
  all: Profits
  /** The stored profits for the same quantity. */
  before: Profits | null
}

/** The profit of each party on a unit and on the quantity, and its difference from the stored one. */
export function ProfitTable({ parties = everybody, quantity, price, each, all, before }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  const rows = [
    ...parties.map((party) => ({ party, label: textIn(partyNames[party], language) })),
    { party: 'total', label: t.total } as const,
  ]
  const differenceOf = (party: keyof Profits) => (before ? Math.round((all[party] - before[party]) * 100) / 100 : 0)
  return (
    <div className={classes.scroll}>
      <table className={classes.table} data-kind="profits">
        <caption>{t.priceFor(number(quantity), moneyText(price))}</caption>
        <thead>
          <tr>
            <th scope="col">{t.party}</th>
            <th scope="col">{t.perUnit}</th>
            <th scope="col">{t.onAll(number(quantity))}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ party, label }) => {
            const difference = differenceOf(party)
            return (
              <tr key={party}>
                <th scope="row">{label}</th>
                <td className={classes.figure} data-loss={each[party] < 0 || undefined}>
                  {moneyText(each[party])}
                </td>
                <td className={classes.figure} data-loss={all[party] < 0 || undefined}>
                  {moneyText(all[party])}
                  {difference !== 0 && (
                    <span className={classes.difference} data-less={difference < 0 || undefined}>
                      {t.change(`${difference > 0 ? '+' : '−'}${moneyText(Math.abs(difference))}`)}
                    </span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
