const dayMs = 86_400_000
const [sunday, saturday] = [0, 6]

/** Whether production works on a day: Monday to Friday, no holiday ("no weekend processing"). */
const isBusinessDay = (ms: number, holidays: readonly string[]): boolean => {
  const day = new Date(ms)
  return (
    day.getUTCDay() !== saturday && day.getUTCDay() !== sunday && !holidays.includes(day.toISOString().slice(0, 10))
  )
}

/**
 * Returns the `count`th business day after a day. Days are `YYYY-MM-DD`, so clock changes cannot shift them. After the
 * last of the holidays, which are weekdays of one country, only weekends are free.
 */
export function businessDayAfter(day: string, count: number, holidays: readonly string[]): string {
  let at = Date.parse(day)
  for (let left = count; left > 0; ) {
    at += dayMs
    if (isBusinessDay(at, holidays)) left--
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
export function businessDaysBetween(from: string, to: string, holidays: readonly string[]): number {
  if (to < from) return -businessDaysBetween(to, from, holidays)
  const holidaysBetween = holidays.filter((day) => day > from && day <= to).length // each is a weekday
  return weekdaysUpTo(to) - weekdaysUpTo(from) - holidaysBetween
}
