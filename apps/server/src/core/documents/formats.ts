import { type Currency, currencyDecimals, moneyLocale } from '@portal/contract/core/currencies'
import { moneyText as unbrokenMoney } from '@portal/contract/core/money'
import type { Language } from '../mail/layout.ts'

const locales = { es: 'es-CL', en: 'en-US' }
const numberFormats = new Map<string, Intl.NumberFormat>()
const amountFormats = new Map<Currency, Intl.NumberFormat>()

/** An amount as pages write it, with a plain space: mails and documents are copied from and searched. */
export const moneyText = (amount: number, currency: Currency): string =>
  unbrokenMoney(amount, currency).replaceAll('\u00a0', ' ')

/** The amount alone, where the currency stands over the column; parts of a cent are shown whole. */
export function amountText(amount: number, currency: Currency): string {
  let format = amountFormats.get(currency)
  if (!format) {
    const least = currencyDecimals[currency]
    format = new Intl.NumberFormat(moneyLocale, { minimumFractionDigits: least, maximumFractionDigits: 6 })
    amountFormats.set(currency, format)
  }
  return format.format(amount)
}

/** A day, `YYYY-MM-DD`, in words. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** A number in the format of a language, with at most so many decimals. */
export function numberText(value: number, language: Language, decimals = 6): string {
  const key = `${language} ${decimals}`
  let format = numberFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locales[language], { maximumFractionDigits: decimals, useGrouping: 'always' })
    numberFormats.set(key, format)
  }
  return format.format(value)
}
