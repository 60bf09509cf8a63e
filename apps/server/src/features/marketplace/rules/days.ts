const dayMs = 86_400_000
const [saturday, sunday] = [6, 0]

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The `count`th working day (Monday to Friday) after a date; dates are `YYYY-MM-DD`, so that no clock change can shift them. */
export function workingDayAfter(date: string, count: number): string {
  let at = Date.parse(date)
  for (let left = count; left > 0; ) {
    at += dayMs
    const day = new Date(at).getUTCDay()
    if (day !== saturday && day !== sunday) left--
  }
  return dateOf(at)
}

/** How many days a rent lasts: its first and its last day count. */
export const daysOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1

export const dayAfter = (date: string, count: number): string => dateOf(Date.parse(date) + count * dayMs)
