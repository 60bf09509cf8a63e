import { requestLimits } from '@portal/contract/classifieds/constants'
import type { Language } from '#core/mail-layout.ts'

const locales = { es: 'es-CL', en: 'en-US' }

/** A moment by the clock of the business. */
export const momentText = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: requestLimits.timeZone,
  }).format(moment)
