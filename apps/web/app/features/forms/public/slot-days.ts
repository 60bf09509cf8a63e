import { locales, type PageLanguage } from '@portal/contract/core/language'

const dayMs = 86_400_000
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

const plusDays = (day: string, count: number) => new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

const format = (day: string, language: PageLanguage, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(new Date(day))

/** Formats a day with or without its weekday: `martes, 24 de noviembre`. */
export const longDay = (day: string, language: PageLanguage, hasWeekday: boolean): string =>
  format(day, language, { day: 'numeric', month: 'long', ...(hasWeekday && { weekday: 'long' }) })

/** Formats a day for a narrow column: `24 nov`. */
export const shortDay = (day: string, language: PageLanguage): string =>
  format(day, language, { day: 'numeric', month: 'short' }).replace(' de ', ' ').replace('.', '')

/** Returns the short name of the weekday at this index of the week. */
export const weekdayName = (monday: string, place: number, language: PageLanguage): string =>
  format(plusDays(monday, place), language, { weekday: 'short' }).replace('.', '')

/** Returns the offset of a zone from UTC on a day: `GMT-3`. */
export const zoneName = (zone: string, day: string | undefined, language: PageLanguage): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(day ? `${day}T15:00:00Z` : 0))
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone
