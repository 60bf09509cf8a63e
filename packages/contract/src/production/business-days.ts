import { holidays } from '../forms/holidays.ts'

const dayMs = 86_400_000
const [sunday, saturday] = [0, 6]
const free = new Set(holidays)

/** Whether production works on a day (`YYYY-MM-DD`): Monday to Friday, no holiday of Chile ("no weekend processing"). */
const isBusinessDay = (ms: number): boolean => {
  const day = new Date(ms)
  return day.getUTCDay() !== saturday && day.getUTCDay() !== sunday && !free.has(day.toISOString().slice(0, 10))
}

/**
 * Returns the `count`th business day after a day. Days are `YYYY-MM-DD`, so clock changes cannot shift them. After the
 * last year of the list of holidays only weekends are free.
 */
export function businessDayAfter(day: string, count: number): string {
  let at = Date.parse(day)
  for (let left = count; left > 0; ) {
    at += dayMs
    if (isBusinessDay(at)) left--
  }
  return new Date(at).toISOString().slice(0, 10)
}

/** The first Monday before 1970. */
const firstMonday = -3

/** Returns the weekdays from Monday to Friday up to a day, counted from one Monday long ago. */
function weekdaysUpTo(day: string): number {
  const days = Date.parse(day) / dayMs - firstMonday
  return Math.floor(days / 7) * 5 + Math.min((((days % 7) + 7) % 7) + 1, 5)
}

/**
 * Returns the business days after `from` up to `to`; negative when `to` is earlier: the business days after `to` up to
 * `from`.
 */
export function businessDaysBetween(from: string, to: string): number {
  if (to < from) return -businessDaysBetween(to, from)
  const holidaysBetween = holidays.filter((day) => day > from && day <= to).length // each is a weekday
  return weekdaysUpTo(to) - weekdaysUpTo(from) - holidaysBetween
}
