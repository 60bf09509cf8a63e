import { requestLimits } from '@portal/contract/classifieds/constants'
import { type Currency, moneyLocale } from '@portal/contract/core/currencies'
import type { Language } from '#core/mail-layout.ts'

const locales = { es: 'es-CL', en: 'en-US' }

/** An amount as it is read in both languages: `USD 2,000.00`, `CLP 100,000` (decision 25). */
export const moneyText = (amount: number, currency: Currency): string =>
  new Intl.NumberFormat(moneyLocale, { style: 'currency', currency, currencyDisplay: 'code' })
    .format(amount)
    .replace(/\s/gu, ' ')

/** A moment by the clock of the business. */
export const momentText = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: requestLimits.timeZone,
  }).format(moment)

/** A day, `YYYY-MM-DD`, in words. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
