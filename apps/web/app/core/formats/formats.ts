import { locales, type PageLanguage } from '@portal/contract/core/language'
import { useLocation } from 'react-router'
import { useLanguage } from '../language/language.ts'
import { isDashboardPath } from '../language/language-address.ts'
import { useSiteZone } from '../page/site.ts'
import {
  clockText,
  dateText,
  dateTimeText,
  daysText,
  inDaysText,
  lastDayText,
  longDateText,
  type Reader,
  readDay,
  relativeText,
  timeText,
  type When,
} from './dates.ts'
import { bytesText, numberText, percentText } from './numbers.ts'

/** A public page is the same for everyone: the time zone of the house, one kind of English. */
const publicReader = (language: PageLanguage, zone = 'UTC'): Reader => ({ locale: locales[language], zone })

/** In the dashboard: the reader's own time zone and kind of English. */
const readerHere = (language: PageLanguage): Reader => ({
  locale: language === 'es' ? 'es-CL' : (navigator.languages.find((name) => /^en(-[A-Z]{2})?$/.test(name)) ?? 'en-US'),
})

/** Returns how dates and numbers are written for the reader of this page. */
export function useReader(): Reader {
  const language = useLanguage()
  const zone = useSiteZone()?.name
  const isOwn = isDashboardPath(useLocation().pathname) && typeof navigator !== 'undefined'
  return isOwn ? readerHere(language) : publicReader(language, zone)
}

/** Returns whose hour public pages tell, inside a sentence: `hora de Perú`. */
export function useHourName(): string {
  const language = useLanguage()
  return useSiteZone()?.hour[language] ?? 'GMT'
}

/** Returns where the clocks of public pages are: `Perú`. */
export function usePlaceName(): string {
  const language = useLanguage()
  return useSiteZone()?.place[language] ?? 'GMT'
}

/** Returns the formatters of numbers and dates for the reader. Money is in money.ts: it is the same for all. */
export function useFormats() {
  const reader = useReader()
  return {
    date: (when: When) => dateText(when, reader),
    readDay: (text: string) => readDay(text, reader),
    dateTime: (when: When) => dateTimeText(when, reader),
    time: (when: When) => timeText(when, reader),
    clock: (when: When) => clockText(when, reader),
    longDate: (when: When) => longDateText(when, reader),
    days: (from: When, to: When) => daysText(from, to, reader),
    inDays: (days: number) => inDaysText(days, reader),
    lastDay: (end: When) => lastDayText(end, reader),
    relative: (when: When, now = Date.now()) => relativeText(when, now, reader),
    number: (value: number, options?: Intl.NumberFormatOptions) => numberText(value, reader.locale, options),
    percent: (share: number) => percentText(share, reader.locale),
    bytes: (size: number) => bytesText(size, reader.locale),
  }
}
