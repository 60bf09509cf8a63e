import { locales, type PageLanguage } from '@portal/contract/core/language'
import { pinLimits } from '@portal/contract/core/limits'
import { useLocation } from 'react-router'
import { useLanguage } from '../language/language.ts'
import { isDashboardPath } from '../language/language-address.ts'
import {
  axisText,
  clockText,
  dateText,
  dateTimeText,
  daysText,
  fullDateText,
  hourText,
  inDaysText,
  lastDayText,
  longDateText,
  monthText,
  type Reader,
  readDay,
  readTime,
  relativeText,
  timeText,
  type When,
} from './dates.ts'
import { bytesText, numberText, percentText } from './numbers.ts'

/** A public page is the same for everyone: one time zone, one kind of English. */
const publicReader = (language: PageLanguage): Reader => ({
  locale: locales[language],
  zone: pinLimits.dayTimeZone,
})

/** In the dashboard: the reader's own time zone and kind of English. */
const readerHere = (language: PageLanguage): Reader => ({
  locale: language === 'es' ? 'es-CL' : (navigator.languages.find((name) => /^en(-[A-Z]{2})?$/.test(name)) ?? 'en-US'),
})

/** Returns the formatters of numbers and dates for the reader. Money is in money.ts: it is the same for all. */
export function useFormats() {
  const language = useLanguage()
  const isOwn = isDashboardPath(useLocation().pathname) && typeof navigator !== 'undefined'
  const reader = isOwn ? readerHere(language) : publicReader(language)
  return {
    date: (when: When) => dateText(when, reader),
    readDay: (text: string) => readDay(text, reader),
    readTime,
    hour: (time: string) => hourText(time, reader),
    month: (when: When) => monthText(when, reader),
    fullDate: (when: When) => fullDateText(when, reader),
    axis: (day: When, unit: 'day' | 'month' | 'year') => axisText(day, reader, unit),
    dateTime: (when: When) => dateTimeText(when, reader),
    time: (when: When) => timeText(when, reader),
    clock: (when: When) => clockText(when, reader),
    longDate: (when: When) => longDateText(when, reader),
    days: (from: When, to: When, hasYear = false) => daysText(from, to, reader, hasYear),
    inDays: (days: number) => inDaysText(days, reader),
    lastDay: (end: When) => lastDayText(end, reader),
    relative: (when: When, now = Date.now()) => relativeText(when, now, reader),
    number: (value: number, options?: Intl.NumberFormatOptions) => numberText(value, reader.locale, options),
    percent: (share: number) => percentText(share, reader.locale),
    bytes: (size: number) => bytesText(size, reader.locale),
  }
}
