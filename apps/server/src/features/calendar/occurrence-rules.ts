import { RRuleTemporal } from 'rrule-temporal'
import { clockAt, dayAt, dayStart, momentAt } from '#core/calendar/clocks.ts'
import { clockText } from '#core/calendar/zone-lines.ts'

/** When an event takes place. */
export interface Timing {
  fecha_inicio: Date
  fecha_termino: Date
  todo_el_dia: boolean
  zona_horaria: string
  /** Empty: once. */
  regla: string
}

/** One time at which an event takes place; `at` is the start that its rule gives. */
export interface Occurrence {
  at: Date
  start: Date
  end: Date
}

const hour = 3_600_000
const year = 366 * 24 * hour
/** Clocks change by less than this. */
const clockChange = 3 * hour

/** Returns what takes place between two moments, at most `most`; nothing beyond them is computed. */
export function occurrencesIn(timing: Timing, from: Date, to: Date, most: number): Occurrence[] {
  const length = timing.fecha_termino.getTime() - timing.fecha_inicio.getTime()
  if (timing.regla === '') return [occurrenceAt(timing, timing.fecha_inicio)]
  const found: Occurrence[] = []
  const since = Math.max(from.getTime() - length - clockChange, timing.fecha_inicio.getTime())
  for (const start of startsBetween(timing, new Date(since), to)) {
    const occurrence = occurrenceAt(timing, start)
    if (occurrence.start < to && occurrence.end > from) found.push(occurrence)
    if (found.length >= most) break
  }
  return found
}

/** Returns the occurrence that starts at a moment of the rule. It is as long on the clocks as the first one. */
export function occurrenceAt({ fecha_inicio: first, fecha_termino: ends, ...timing }: Timing, at: Date): Occurrence {
  if (at.getTime() === first.getTime()) return { at, start: at, end: ends }
  return { at, start: at, end: endFrom(at, lengthOf({ fecha_inicio: first, fecha_termino: ends, ...timing }), timing) }
}

/** How long an event takes: days, or the time that clocks show. */
export function lengthOf({ fecha_inicio, fecha_termino, todo_el_dia, zona_horaria: zone }: Timing): Temporal.Duration {
  if (todo_el_dia) return dayAt(fecha_inicio, zone).until(dayAt(fecha_termino, zone))
  return clockAt(fecha_inicio, zone).until(clockAt(fecha_termino, zone))
}

/** Returns the end of what starts at a moment; always after it, although clocks may be set back or forward between. */
export function endFrom(
  start: Date,
  length: Temporal.Duration,
  { todo_el_dia, zona_horaria: zone }: Pick<Timing, 'todo_el_dia' | 'zona_horaria'>,
): Date {
  if (todo_el_dia) return dayStart(dayAt(start, zone).add(length), zone)
  const end = momentAt(clockAt(start, zone).add(length), zone)
  return end > start ? end : new Date(start.getTime() + length.total({ unit: 'millisecond' }))
}

/** Whether the rule of an event gives this start. */
export const isStart = (timing: Timing, at: Date): boolean =>
  timing.regla === '' ? at.getTime() === timing.fecha_inicio.getTime() : startsBetween(timing, at, at).length === 1

/** Returns the first start that the rule gives, or null when it gives none in five years. */
export function firstStart(timing: Timing): Date | null {
  const first = timing.fecha_inicio
  if (timing.regla === '') return first
  for (const years of [1, 5]) {
    const [start] = startsBetween(timing, first, new Date(first.getTime() + years * year))
    if (start) return start
  }
  return null
}

/** Returns the last start that the rule gives; null when there is no last one. */
export function lastStart(timing: Timing): Date | null {
  if (timing.regla === '') return timing.fecha_inicio
  if (!/COUNT=|UNTIL=/.test(timing.regla)) return null
  const last = ruleOf(timing).previous(new Date(Date.UTC(2200, 0)), true)
  return last ? momentOfRule(last, timing) : timing.fecha_inicio
}

/** Counts the starts before a moment. */
export const startsBefore = (timing: Timing, at: Date): number =>
  startsBetween(timing, timing.fecha_inicio, at).filter((start) => start < at).length

/** The starts from one moment to another one, both included. */
function startsBetween(timing: Timing, from: Date, to: Date): Date[] {
  const { zona_horaria: zone } = timing
  const [first, last] = [
    asWall(new Date(from.getTime() - clockChange), zone),
    asWall(new Date(to.getTime() + clockChange), zone),
  ]
  return ruleOf(timing)
    .between(first, last, true)
    .map((start) => momentOfRule(start, timing))
    .filter((start) => start >= from && start <= to)
}

/** What the clocks of a zone show, as if it were UTC: rules are about clocks, and UTC never changes its own. */
const asWall = (moment: Date, zone: string): Date => momentAt(clockAt(moment, zone), 'UTC')

function ruleOf({ zona_horaria: zone, fecha_inicio: first, todo_el_dia: isWholeDay, regla }: Timing): RRuleTemporal {
  const clock = isWholeDay ? dayAt(first, zone).toPlainDateTime() : clockAt(first, zone)
  const rule = regla.replace(
    /UNTIL=(\w+Z)/,
    (_, until: string) => `UNTIL=${clockText(clockAt(momentOfStamp(until), zone))}Z`,
  )
  return new RRuleTemporal({ rruleString: `DTSTART;TZID=UTC:${clockText(clock)}\nRRULE:${rule}` })
}

const momentOfStamp = (stamp: string) => new Date(Temporal.Instant.from(stamp).epochMilliseconds)

/** A time that clocks skip in spring is the one an hour later (RFC 5545, 3.3.10). */
function momentOfRule({ epochMilliseconds: wall }: { epochMilliseconds: number }, timing: Timing): Date {
  const { zona_horaria: zone, todo_el_dia: isWholeDay } = timing
  const clock = clockAt(new Date(wall), 'UTC')
  return isWholeDay ? dayStart(clock.toPlainDate(), zone) : momentAt(clock, zone)
}
