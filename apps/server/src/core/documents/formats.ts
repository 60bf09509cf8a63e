import { type AmountUnit, currencyDecimals, moneyLocale } from '@portal/contract/core/currencies'
import { locales, type PageLanguage } from '@portal/contract/core/language'
import { moneyText as unbrokenMoney } from '@portal/contract/core/money'

const numberFormats = new Map<string, Intl.NumberFormat>()
const amountFormats = new Map<AmountUnit, Intl.NumberFormat>()

/** Formats an amount as pages do, with a plain space, so that it can be copied and searched. */
export const moneyText = (amount: number, currency: AmountUnit): string =>
  unbrokenMoney(amount, currency).replaceAll('\u00a0', ' ')

/** Formats an amount without its currency; fractions of a cent are shown in full. */
export function amountText(amount: number, currency: AmountUnit): string {
  let format = amountFormats.get(currency)
  if (!format) {
    const least = currencyDecimals[currency]
    format = new Intl.NumberFormat(moneyLocale, { minimumFractionDigits: least, maximumFractionDigits: 6 })
    amountFormats.set(currency, format)
  }
  return format.format(amount)
}

/** Formats a number in a language, with a maximum number of decimals. */
export function numberText(value: number, language: PageLanguage, decimals = 6): string {
  const key = `${language} ${decimals}`
  let format = numberFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locales[language], { maximumFractionDigits: decimals, useGrouping: 'always' })
    numberFormats.set(key, format)
  }
  return format.format(value)
}
