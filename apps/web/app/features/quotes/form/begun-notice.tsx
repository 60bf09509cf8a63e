import { Alert } from '@mantine/core'
import { quantityText } from '@portal/contract/quotes/quantity-text'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { begunTexts } from './begun-texts.ts'
import type { Begun } from './fresh-draft.ts'
import classes from './quote-form.module.css'

/** Number of prices that are listed; the lines show all of them. */
const mostListed = 8

/** Says what a new quote was made from, and which prices have changed, before anything is saved. */
export function BegunNotice({ begun: { from, currency, prices, gone } }: { begun: Begun }) {
  const t = useTexts(begunTexts)
  const language = useLanguage()
  const money = (amount: number) => moneyText(amount, currency)
  const isCopy = from.kind === 'copy'
  const isRenewal = from.kind === 'renewal' || from.kind === 'demo'
  return (
    <Alert
      variant="light"
      color={prices.length + gone.length > 0 ? 'amber' : 'gray'}
      role="note"
      title={t[from.kind](from.name)}
    >
      {isRenewal && <p>{from.kind === 'demo' ? t.followsDemo : t.renews}</p>}
      {isCopy && prices.length === 0 && <p>{t.same}</p>}
      {prices.length > 0 && (
        <>
          <p>{t.changed(prices.length)}</p>
          <ul className={classes.told}>
            {prices.slice(0, mostListed).map(({ name, quantity, before, now }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={place}>
                {now === null
                  ? t.keeps(name, quantityText(quantity, language), money(before))
                  : t.price(name, quantityText(quantity, language), money(before), money(now))}
              </li>
            ))}
            {prices.length > mostListed && <li>{t.more(prices.length - mostListed)}</li>}
          </ul>
        </>
      )}
      {gone.length > 0 && <p>{t.gone([...new Set(gone)].join(', '))}</p>}
    </Alert>
  )
}
