import type { PageLanguage } from '@portal/contract/core/language'
import { plusDays } from '#core/formats/dates.ts'
import { clockAt, weekdayName, writtenDay, writtenShortDay } from '#core/formats/written.ts'

const workdays = 5

/** Groups the days of a calendar by week, Monday to Friday; null for a day that cannot be chosen. */
export function weeksOf<D extends { dia: string }>(days: readonly D[]): { monday: string; days: (D | null)[] }[] {
  const weeks = new Map<string, (D | null)[]>()
  for (const day of days) {
    const place = (new Date(day.dia).getUTCDay() + 6) % 7
    const monday = plusDays(day.dia, -place)
    const week = weeks.get(monday) ?? Array.from({ length: workdays }, () => null)
    week[place] = day
    weeks.set(monday, week)
  }
  return [...weeks].map(([monday, days]) => ({ monday, days }))
}

/** Formats a day with or without its weekday: `martes, 24 de noviembre`. */
export function longDay(day: string, language: PageLanguage, hasWeekday: boolean): string {
  const clock = clockAt(day, 'UTC')
  return `${hasWeekday ? `${weekdayName(clock, language)}, ` : ''}${writtenDay(clock, language)}`
}

/** Formats a day for a narrow column: `24 nov`. */
export const shortDay = (day: string, language: PageLanguage): string => writtenShortDay(clockAt(day, 'UTC'), language)

/** Returns the short name of the weekday at this index of the week: `mar`. */
export const shortWeekday = (monday: string, place: number, language: PageLanguage): string =>
  weekdayName(clockAt(plusDays(monday, place), 'UTC'), language).slice(0, 3)

/** Returns the date of a place of a week when it is a holiday, on which nobody meets. */
export function holidayAt(holidays: readonly string[], monday: string, place: number): string | null {
  const day = plusDays(monday, place)
  return holidays.includes(day) ? day : null
}

/** Returns the offset of a zone from UTC on a day: `GMT-3`, `GMT-3:30`. */
export function zoneName(zone: string, day: string | undefined): string {
  const at = new Date(day ? `${day}T15:00:00Z` : 0)
  const { year, month, day: date, hour, minute } = clockAt(at, zone)
  const minutes = Math.round((Date.UTC(year, month - 1, date, hour, minute) - at.getTime()) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  if (minutes === 0) return 'GMT'
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
