import { type Reader, timeText, type When, writtenFor } from './dates.ts'
import { writtenFullDate, writtenMonth } from './written.ts'

// Formats of the dashboard alone: public pages do not load them.

/** Parses a typed time of day, `16:05`, `4:05 PM`, `16.05` or `1605`, to `16:05`. Null when invalid. */
export function readTime(text: string): string | null {
  const typed = /^(\d{1,2})(?:[:.h ]?([0-5]\d))?\s*(?:([ap])\s*\.?\s*m\.?|h)?$/iu.exec(text.trim())
  if (!typed) return null
  const [, hours = '', minutes = '00', half] = typed
  const hour = Number(hours)
  if (half ? hour < 1 || hour > 12 : hour > 23) return null
  const ofDay = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour
  return `${String(ofDay).padStart(2, '0')}:${minutes}`
}

/** Formats a time of day, `16:05`, in the reader's language. */
export const hourText = (time: string, reader: Reader): string =>
  timeText(`2026-01-01T${time}:00Z`, { ...reader, zone: 'UTC' })

/** Formats the month of a day: `noviembre de 2026`. */
export const monthText = (when: When, reader: Reader): string =>
  writtenFor(when, reader, writtenMonth, { month: 'long', year: 'numeric' })

/** Formats a day with its weekday. */
export const fullDateText = (when: When, reader: Reader): string =>
  writtenFor(when, reader, writtenFullDate, { dateStyle: 'full' })

/** Formats a day for the axis of a chart: as a day within a year, a month or a year. */
export function axisText(day: When, { locale }: Reader, unit: 'day' | 'month' | 'year'): string {
  const options = {
    day: { day: 'numeric', month: 'short' },
    month: { month: 'short', year: '2-digit' },
    year: { year: 'numeric' },
  } as const
  return new Intl.DateTimeFormat(locale, { ...options[unit], timeZone: 'UTC' }).format(new Date(day))
}

/** Formats a span of days with its year, both included: `23 – 29 nov 2026`. */
export function spanText(from: When, to: When, { locale }: Reader): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, options).formatRange(new Date(from), new Date(to))
}
