import { locales, type PageLanguage, pageLanguages } from '@portal/contract/core/language'
import { type Clock, clockAt, writtenDate, writtenFullDate, writtenLongDate, writtenTime } from './written.ts'
import { ownZone } from './zones.ts'

/** A reader's format of dates. `zone`: an IANA name; by default the reader's own. */
export interface Reader {
  /** Of numbers and dates: es-CL, en-US or the reader's kind of English. */
  locale: string
  zone?: string | undefined
}

/** As received from the server: an instant (`2026-11-20T14:05:00.000Z`) or a day (`2026-11-20`). */
export type When = string

const day = /^\d{4}-\d{2}-\d{2}$/

/** The day that it is where the reader is, `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** Returns a day some days later, or earlier with a negative count. Days have no clock, so clock changes cannot shift them. */
export const plusDays = (day: When, count: number): When =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

/** Formats a date: `20-11-2026` in Spanish, the reader's short form in English. A day is the same in every zone. */
export const dateText = (when: When, reader: Reader): string =>
  writtenFor(when, reader, writtenDate, { day: '2-digit', month: '2-digit', year: 'numeric' })

/** Parses a typed day, in the order of the reader's dates or year first, to `2026-11-20`. Null when invalid. */
export function readDay(text: string, { locale }: Pick<Reader, 'locale'>): When | null {
  const typed = /^(\d+)[-/. ]+(\d+)[-/. ]+(\d+)$/.exec(text.trim())?.slice(1)
  if (!typed) return null
  const order = typed[0]?.length === 4 ? ['year', 'month', 'day'] : orderOf(locale)
  const [year = '', month = '', date = ''] = ['year', 'month', 'day'].map((part) => typed[order.indexOf(part)])
  const read = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const at = new Date(`${read}T00:00:00Z`)
  return day.test(read) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(read) ? read : null
}

const orderOf = (locale: string): string[] =>
  new Intl.DateTimeFormat(locale)
    .formatToParts()
    .map(({ type }) => type as string)
    .filter((type) => type !== 'literal')

/** Formats day and time: `20-11-2026, 11:05`. */
export const dateTimeText = (when: When, reader: Reader): string =>
  `${dateText(when, reader)}, ${timeText(when, reader)}`

/** `11:05` */
export const timeText = (when: When, reader: Reader): string =>
  writtenFor(when, reader, writtenTime, { hour: '2-digit', minute: '2-digit' })

/** `11:05:09`, of a clock that runs. */
export const clockText = (when: When, reader: Reader): string =>
  writtenFor(when, reader, (clock, language) => writtenTime(clock, language, true), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })

/** Formats a date with the month in words: `20 de noviembre de 2026`. */
export const longDateText = (when: When, reader: Reader): string =>
  writtenFor(when, reader, writtenLongDate, { dateStyle: 'long' })

/** Formats a span of days, both included: `1–23 nov`. */
export function daysText(from: When, to: When, { locale }: Reader): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return format.formatRange(new Date(from), new Date(to))
}

/** Formats a number of days from today in words: `hoy`, `mañana`, `dentro de 3 días`. */
export const inDaysText = (days: number, { locale }: Reader): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')

/**
 * Formats the last whole day before an instant: `viernes, 4 de diciembre de 2026`. What ends at midnight ends with the
 * day before.
 */
export const lastDayText = (end: When, reader: Reader): string =>
  writtenFor(new Date(Date.parse(end) - 1).toISOString(), reader, writtenFullDate, { dateStyle: 'full' })

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/**
 * Formats the distance from `now` (milliseconds since 1970) in the largest unit that fits: `hace 5 minutos`, `mañana`.
 */
export function relativeText(when: When, now: number, { locale }: Reader): string {
  const seconds = (Date.parse(when) - now) / 1000
  const [unit, size] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(seconds / size), unit)
}

/** Formats a countdown in minutes and seconds: `2:05`. */
export const countdownText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

type Written = (clock: Clock, language: PageLanguage) => string

/** Written by our own rules; only the dashboard has readers of another kind of English, whose browser writes it. */
export function writtenFor(
  when: When,
  { locale, zone }: Reader,
  written: Written,
  options: Intl.DateTimeFormatOptions,
): string {
  const timeZone = day.test(when) ? 'UTC' : zone
  const language = pageLanguages.find((one) => locales[one] === locale)
  if (language) return written(clockAt(when, timeZone ?? ownZone()), language)
  return new Intl.DateTimeFormat(locale, { ...options, ...(timeZone && { timeZone }) }).format(new Date(when))
}
