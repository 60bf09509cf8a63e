const dayMs = 86_400_000
const [saturday, sunday] = [6, 0]

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/**
 * Returns the `count`th working day (Monday to Friday) after a date; dates are `YYYY-MM-DD`, so that clock changes
 * cannot shift them.
 */
export function workingDayAfter(date: string, count: number): string {
  let at = Date.parse(date)
  for (let left = count; left > 0; ) {
    at += dayMs
    const day = new Date(at).getUTCDay()
    if (day !== saturday && day !== sunday) left--
  }
  return dateOf(at)
}

/** Returns the number of days of a rent, first and last included. */
export const daysOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1

export const dayAfter = (date: string, count: number): string => dateOf(Date.parse(date) + count * dayMs)
