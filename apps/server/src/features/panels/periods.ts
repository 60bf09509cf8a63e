import type { PanelPeriod } from '@portal/contract/panels/constants'
import type { Days } from '#features/start/service.ts'

/** Days, the equal days before them, and the first day of each interval that a chart divides them into. */
export interface Spans {
  current: Days
  previous: Days
  starts: readonly string[]
}

/** The period so far, and to its end: what ends in it is known before. */
export interface PanelSpans {
  elapsed: Spans
  whole: Spans
}

const { PlainDate } = Temporal
type Day = Temporal.PlainDate

/** Months of a period, which begins with one of them. */
const monthsOf = { mes: 1, trimestre: 3, anio: 12 } as const

/** Returns the days of a choice as of today, with those before: the same days of the month, quarter or year before. */
export function spansOf(
  choice: PanelPeriod,
  today: string,
  given: { desde: string | null; hasta: string | null },
): PanelSpans {
  const now = PlainDate.from(today)
  if (choice === 'rango') {
    const [from, to] = [given.desde ?? today, given.hasta ?? today].toSorted().map((day) => PlainDate.from(day)) as [
      Day,
      Day,
    ]
    const length = from.until(to).days + 1
    return alike(spans(from, to, from.subtract({ days: length }), from.subtract({ days: 1 })))
  }
  if (choice === 'doce_meses') {
    const from = now.subtract({ months: 12 }).add({ days: 1 })
    const before = now.subtract({ months: 12 })
    return alike(spans(from, now, now.subtract({ months: 24 }).add({ days: 1 }), before))
  }
  const months = monthsOf[choice]
  const from = now.with({ month: now.month - ((now.month - 1) % months), day: 1 })
  const before = from.subtract({ months })
  return {
    elapsed: spans(from, now, before, now.subtract({ months })),
    whole: spans(from, from.add({ months }).subtract({ days: 1 }), before, from.subtract({ days: 1 })),
  }
}

const alike = (one: Spans): PanelSpans => ({ elapsed: one, whole: one })

function spans(from: Day, to: Day, previousFrom: Day, previousTo: Day): Spans {
  return {
    current: { from: `${from}`, to: `${to}` },
    previous: { from: `${previousFrom}`, to: `${previousTo}` },
    starts: startsOf(from, to),
  }
}

/** Longest periods, in days, that are shown by day, week and month; longer ones by year. */
const longest = { days: 31, weeks: 123, months: 1130 }

function startsOf(from: Day, to: Day): string[] {
  const length = from.until(to).days + 1
  const next = (day: Day): Day => {
    if (length <= longest.days) return day.add({ days: 1 })
    if (length <= longest.weeks) return day.add({ days: 8 - day.dayOfWeek })
    if (length <= longest.months) return day.with({ day: 1 }).add({ months: 1 })
    return day.with({ month: 1, day: 1 }).add({ years: 1 })
  }
  const starts: string[] = []
  for (let day = from; PlainDate.compare(day, to) <= 0; day = next(day)) starts.push(`${day}`)
  return starts
}

/** Returns the days of each interval. */
export const intervalsOf = ({ current, starts }: Pick<Spans, 'current' | 'starts'>): Days[] =>
  starts.map((from, place) => {
    const next = starts[place + 1]
    return { from, to: next ? `${PlainDate.from(next).subtract({ days: 1 })}` : current.to }
  })
