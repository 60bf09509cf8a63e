import { type AmountUnit, currencyDecimals, defaultCurrency, moneyLocale } from './currencies.ts'

/** Rounds an amount half up to the decimals of its currency (rule formats/money). */
export function roundMoney(amount: number, currency: AmountUnit): number {
  const unit = 10 ** currencyDecimals[currency]
  return Math.round(Number((amount * unit).toPrecision(15))) / unit
}

/** Whether an amount has no more decimals than its currency (rule formats/money). */
export const isWholeMoney = (amount: number, currency: AmountUnit): boolean => roundMoney(amount, currency) === amount

const formats: Partial<Record<AmountUnit, Intl.NumberFormat>> = {}
const formatOf = (currency: AmountUnit): Intl.NumberFormat => {
  formats[currency] ??= new Intl.NumberFormat(moneyLocale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: currencyDecimals[currency], // Intl has none for Colombian pesos
  })
  return formats[currency]
}
const inUf = new Intl.NumberFormat(moneyLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * Formats an amount, the same in both languages: `USD 1,234.50`, `CLP 1,234`, `UF 1,234.50` (rule formats/money). Uses
 * a no-break space; decimal text stays exact.
 */
export const moneyText = (
  amount: number | Intl.StringNumericLiteral,
  currency: AmountUnit = defaultCurrency,
): string => (currency === 'UF' ? `UF\u00a0${inUf.format(amount)}` : formatOf(currency).format(amount))
