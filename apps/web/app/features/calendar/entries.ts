import type { ScheduleEventData } from '@mantine/schedule'
import type { EventListSchema } from '@portal/contract/calendar/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { CalendarLayerLook } from '#core/dashboard/calendar-layers.ts'
import { plusDays } from '#core/formats/dates.ts'
import { lastDayOf, type Mode, spanOf } from './span.ts'

export type Occurrence = Of<typeof EventListSchema>['eventos'][number]
export type LayerEntry = Of<typeof EventListSchema>['capas'][number]

/** Where something is while its change is being saved. */
export interface Place {
  start: string
  end: string
}

/** What the calendar draws, with what it was made of. */
export interface Drawn {
  occurrence?: Occurrence
  entry?: LayerEntry
  /** All of it, where this is only the part of one day. */
  whole?: Place
}

/** The name of an occurrence on the screen. */
export const keyOf = ({ evento_id: id, ocurrencia }: Pick<Occurrence, 'evento_id' | 'ocurrencia'>): string =>
  `${id}@${ocurrencia ?? ''}`

/** Returns the entries of the calendar as its views draw them, on the reader's clocks. */
export function drawnOf(
  { eventos, capas }: Pick<Of<typeof EventListSchema>, 'eventos' | 'capas'>,
  looks: readonly CalendarLayerLook[],
  moved: ReadonlyMap<string, Place>,
): ScheduleEventData[] {
  return [
    ...eventos.map((occurrence) => {
      const id = keyOf(occurrence)
      return {
        id,
        title: occurrence.descripcion,
        ...(moved.get(id) ?? placeOf(occurrence)),
        color: 'teal',
        payload: { occurrence } satisfies Drawn,
      }
    }),
    ...capas.map((entry) => ({
      id: `${entry.capa}-${entry.id}`,
      title: entry.titulo,
      ...placeOf(entry),
      color: looks.find(({ layer }) => layer === entry.capa)?.color ?? 'gray',
      payload: { entry } satisfies Drawn,
    })),
  ]
}

/**
 * Returns the entries of a view with what lasts over midnight as one part for each day: in a list, in a day, which would
 * show only what begins in it, and in a week when it is shorter than a day. Whole days are parted in a day only.
 */
export function inDayParts(
  events: readonly ScheduleEventData[],
  asked: { mode: Mode; day: string },
): ScheduleEventData[] {
  if (asked.mode === 'mes') return [...events]
  const { desde: from, hasta: to } = spanOf(asked)
  return events.flatMap((event) => {
    const whole = { start: String(event.start), end: String(event.end) }
    const [first, last] = [whole.start.slice(0, 10), lastDayOf(whole.end)]
    const isParted = asked.mode === 'dia' || (!hasWholeDays(event) && (asked.mode === 'lista' || isShort(whole)))
    if (first >= last || !isParted) return [event]
    const parts: ScheduleEventData[] = []
    for (let day = first < from ? from : first; day <= last && day <= to; day = plusDays(day, 1))
      parts.push({
        ...event,
        id: day === first ? event.id : `${event.id}/${day}`,
        start: day === first ? whole.start : `${day} 00:00:00`,
        end: day === last ? whole.end : `${day} 23:59:59`,
        payload: { ...drawnIn(event), whole } satisfies Drawn,
      })
    return parts
  })
}

/** What an entry of a view was made of. */
export const drawnIn = (event: ScheduleEventData): Drawn => (event.payload ?? {}) as Drawn

/** Whether it has no hours. */
export const hasWholeDays = (event: ScheduleEventData): boolean => {
  const { occurrence, entry } = drawnIn(event)
  return (occurrence ?? entry)?.todo_el_dia ?? false
}

const dayMs = 86_400_000
const isShort = ({ start, end }: Place) => momentAt(end).getTime() - momentAt(start).getTime() < dayMs

/** Returns where all of something is put when one part of it is put somewhere else. */
export function wholeAt(event: ScheduleEventData, place: Place): Place {
  const { whole } = drawnIn(event)
  if (!whole) return place
  const minutes = (momentAt(place.start).getTime() - momentAt(String(event.start)).getTime()) / 60_000
  return shiftedPlace(whole, { minutes })
}

/**
 * Returns when something takes place, on the day that a list shows it: its hours, only its end on the last of several
 * days, only its beginning on the first; null for a whole day.
 */
export function hoursShown(event: ScheduleEventData): { from?: string; until?: string } | null {
  if (hasWholeDays(event)) return null
  const { start, end } = drawnIn(event).whole ?? { start: String(event.start), end: String(event.end) }
  const day = String(event.start).slice(0, 10)
  const [isFirst, isLast] = [day === start.slice(0, 10), day === lastDayOf(end)]
  if (!isFirst && !isLast) return null
  const isOvernight = isFirst && isShort({ start, end })
  return { ...(isFirst && { from: start }), ...((isLast || isOvernight) && { until: end }) }
}

type Shown = Pick<Occurrence, 'fecha_inicio' | 'fecha_termino' | 'todo_el_dia'>

/** Both ends on the reader's clocks; whole days last until the end of their last one. */
export const placeOf = ({ fecha_inicio, fecha_termino, todo_el_dia }: Shown): Place =>
  todo_el_dia
    ? { start: `${fecha_inicio} 00:00:00`, end: `${fecha_termino} 23:59:59` }
    : { start: clockText(new Date(fecha_inicio)), end: clockText(new Date(fecha_termino)) }

const two = (number: number) => String(number).padStart(2, '0')

/** `2026-11-20 14:05:00` on the reader's clocks. */
function clockText(date: Date): string {
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`
}

type Times = Pick<Occurrence, 'fecha_inicio' | 'fecha_termino' | 'todo_el_dia'>

/** Returns what is sent when an occurrence is put somewhere else: whole days stay whole days unless put at an hour. */
export function timesAt({ todo_el_dia }: Pick<Occurrence, 'todo_el_dia'>, { start, end }: Place): Times {
  if (todo_el_dia && start.endsWith('00:00:00')) {
    return { todo_el_dia: true, fecha_inicio: start.slice(0, 10), fecha_termino: lastDayOf(end) }
  }
  const begins = momentAt(start)
  const ends = todo_el_dia ? new Date(begins.getTime() + 3_600_000) : momentAt(end)
  return { todo_el_dia: false, fecha_inicio: begins.toISOString(), fecha_termino: ends.toISOString() }
}

/** Returns a place moved by days and minutes, or longer by as much. */
export function shiftedPlace(
  { start, end }: Place,
  { days = 0, minutes = 0, isLength = false }: { days?: number; minutes?: number; isLength?: boolean },
): Place {
  const move = (text: string) => {
    const date = momentAt(text)
    date.setDate(date.getDate() + days)
    date.setMinutes(date.getMinutes() + minutes)
    return clockText(date)
  }
  return { start: isLength ? start : move(start), end: move(end) }
}

const momentAt = (clock: string) => new Date(clock.replace(' ', 'T'))
