/** From one day to another, `YYYY-MM-DD`, both included. */
export interface Days {
  from: string
  to: string
}

/** The month of a day up to that day, and the same days of the month before it, as far as that has them. */
export function monthsUpTo(today: string): { current: Days; previous: Days } {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number]
  const lastOfPrevious = new Date(Date.UTC(year, month - 1, 0))
  const previousMonth = lastOfPrevious.toISOString().slice(0, 8)
  const sameDay = Math.min(day, lastOfPrevious.getUTCDate())
  return {
    current: { from: `${today.slice(0, 8)}01`, to: today },
    previous: { from: `${previousMonth}01`, to: `${previousMonth}${String(sameDay).padStart(2, '0')}` },
  }
}
