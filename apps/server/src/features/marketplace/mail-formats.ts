import { requestLimits } from '@portal/contract/marketplace/constants'
import type { Language } from '#core/mail/layout.ts'

const locales = { es: 'es-CL', en: 'en-US' }

/** Formats the last whole day before a time, with its weekday: what ends at midnight ends with the day before. */
export const lastDayText = (end: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: requestLimits.timeZone }).format(
    end.getTime() - 1,
  )

/** Formats a time in the time zone of the house. */
export const momentText = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: requestLimits.timeZone,
  }).format(moment)
