const dayMs = 86_400_000

/** Both days are included, `YYYY-MM-DD`: a Monday and the Sunday after it. */
export interface Week {
  readonly desde: string
  readonly hasta: string
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Returns the week (Monday to Sunday) of a day; days have no clock, so clock changes cannot shift them. */
export function weekOf(day: string): Week {
  const at = Date.parse(day)
  const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * dayMs
  return { desde: dayOf(monday), hasta: dayOf(monday + 6 * dayMs) }
}

/** Returns the week so many weeks later; earlier with a negative number. */
export const weekAfter = ({ desde }: Week, weeks: number): Week => weekOf(dayOf(Date.parse(desde) + weeks * 7 * dayMs))
