import { Currency, currencyDecimals, defaultCurrency, type MoneyUnit, moneyLocale } from './currencies.ts'

/** Rounds an amount half up to the decimals of its currency (rule formats/money). */
export function roundMoney(amount: number, currency: MoneyUnit): number {
  const unit = 10 ** currencyDecimals[currency]
  return Math.round(Number((amount * unit).toPrecision(15))) / unit
}

/** Whether an amount has no more decimals than its currency (rule formats/money). */
export const isWholeMoney = (amount: number, currency: MoneyUnit): boolean => roundMoney(amount, currency) === amount

const format = (currency: Currency) =>
  new Intl.NumberFormat(moneyLocale, { style: 'currency', currency, currencyDisplay: 'code' })
const formats: Readonly<Record<Currency, Intl.NumberFormat>> = {
  USD: format(Currency.dollar),
  CLP: format(Currency.chileanPeso),
}
const inUf = new Intl.NumberFormat(moneyLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * Formats an amount, the same in both languages: `USD 1,234.50`, `CLP 1,234`, `UF 1,234.50` (rule formats/money). Uses
 * a no-break space; decimal text stays exact.
 */
export const moneyText = (amount: number | Intl.StringNumericLiteral, currency: MoneyUnit = defaultCurrency): string =>
  currency === 'UF' ? `UF\u00a0${inUf.format(amount)}` : formats[currency].format(amount)
