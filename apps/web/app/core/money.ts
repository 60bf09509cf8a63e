/** Currencies of the portal; USD unless a row says otherwise (decision 24). */
export type Currency = 'USD' | 'CLP'

/** An amount for reading, the same in both languages: `USD 1,234.50`, `CLP 1,234` (decision 25). */
export const moneyText = (amount: number, currency: Currency = 'USD'): string => formatOf(currency).format(amount)

const formats = new Map<Currency, Intl.NumberFormat>()

function formatOf(currency: Currency): Intl.NumberFormat {
  const known = formats.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'code' })
  formats.set(currency, made)
  return made
}
