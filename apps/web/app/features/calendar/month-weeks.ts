import type { ScheduleEventData } from '@mantine/schedule'
import { plusDays } from '#core/formats/dates.ts'
import { lastDayOf, weekBegin } from './span.ts'

/** The bar of an entry in one week. */
export interface Bar {
  event: ScheduleEventData
  /** Its line in the week, from 0. */
  line: number
  /** On how many days of the week it is drawn, from the day that it stands in. */
  days: number
  /** Whether it began before or goes on after this week. */
  hanging: 'none' | 'start' | 'end' | 'both'
}

export interface MonthDay {
  day: string
  isOutside: boolean
  /** The bars that begin on it in this week. */
  bars: Bar[]
  /** All that takes place on it, in the order of the bars. */
  entries: ScheduleEventData[]
  /** How many of these no line was left for. */
  hidden: number
}

const weeksShown = 6

export const monthOf = (day: string): string => day.slice(0, 7)

interface Asked {
  day: string
  firstWeekday: 0 | 1
  /** Lines of bars in a week. */
  lines: number
}

/** Returns the six weeks around the month of a day, with what they draw: longer entries above shorter ones. */
export function monthWeeks(events: readonly ScheduleEventData[], { day, firstWeekday, lines }: Asked): MonthDay[][] {
  const begin = weekBegin(`${day.slice(0, 8)}01`, firstWeekday)
  const spans = events.map(spanOf).sort(byPlace)
  return Array.from({ length: weeksShown }, (_, week) => weekFrom(plusDays(begin, week * 7), day, spans, lines))
}

interface Span {
  event: ScheduleEventData
  first: string
  last: string
}

const spanOf = (event: ScheduleEventData): Span => ({
  event,
  first: String(event.start).slice(0, 10),
  last: lastDayOf(String(event.end)),
})

const byPlace = (one: Span, other: Span) =>
  compared(one.first, other.first) ||
  compared(other.last, one.last) ||
  compared(String(one.event.start), String(other.event.start))

const compared = (one: string, other: string) => (one < other ? -1 : Number(one > other))

function weekFrom(first: string, asked: string, spans: readonly Span[], lines: number): MonthDay[] {
  const days = Array.from({ length: 7 }, (_, place): MonthDay => {
    const day = plusDays(first, place)
    return { day, isOutside: monthOf(day) !== monthOf(asked), bars: [], entries: [], hidden: 0 }
  })
  const taken = days.map(() => new Set<number>())
  const last = plusDays(first, 6)
  for (const { event, ...span } of spans.filter((span) => span.first <= last && span.last >= first)) {
    const from = days.findIndex(({ day }) => day >= span.first)
    const to = days.findLastIndex(({ day }) => day <= span.last)
    const places = Array.from({ length: to - from + 1 }, (_, place) => from + place)
    const line = Array.from({ length: lines }, (_, line) => line).find((line) =>
      places.every((place) => !taken[place]?.has(line)),
    )
    for (const place of places) {
      days[place]?.entries.push(event)
      if (line === undefined) days[place]!.hidden++
      else taken[place]?.add(line)
    }
    if (line !== undefined)
      days[from]?.bars.push({
        event,
        line,
        days: places.length,
        hanging: hangingOf(span.first < first, span.last > last),
      })
  }
  return days
}

const hangingOf = (isEarlier: boolean, isLater: boolean) =>
  isEarlier && isLater ? 'both' : isEarlier ? 'start' : isLater ? 'end' : 'none'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * Returns the day that a key leads to from a day of a month, or null: arrows go by day and week, Home and End to the ends
 * of the week, Page Up and Page Down to the same day of another month, or to its last one.
 */
export function dayByKey(key: string, day: string, firstWeekday: 0 | 1): string | null {
  const step = steps[key]
  if (step) return plusDays(day, step)
  if (key === 'Home') return weekBegin(day, firstWeekday)
  if (key === 'End') return plusDays(weekBegin(day, firstWeekday), 6)
  if (key === 'PageUp') return inMonth(day, -1)
  return key === 'PageDown' ? inMonth(day, 1) : null
}

function inMonth(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
