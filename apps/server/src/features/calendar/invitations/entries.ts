import type { CalendarEntry, When } from '#core/calendar/calendar-file.ts'
import { clockAt, dayAt } from '#core/calendar/clocks.ts'
import { clockText } from '#core/calendar/zone-lines.ts'
import type { Person, StoredEvent } from '../queries.ts'
import type { Whole } from '../save/stored.ts'

/** The name by which other programs know an event in all its versions. */
export const uidOf = (id: number): string => `evento-${id}@portal`

interface People {
  organizer: Person
  of: (event: StoredEvent) => readonly Person[]
  country: string
}

/** Returns an event with its exceptions as a calendar file has them. */
export function entriesOf({ event, exceptions }: Whole, people: People): CalendarEntry[] {
  const cancelled = exceptions.filter(({ cancelada }) => cancelada)
  return [
    {
      ...entryOf(event, event, people),
      ...(event.regla && { rule: event.regla }),
      excluded: cancelled.map(({ ocurrencia }) => whenOf(ocurrencia!, event)),
    },
    ...exceptions.filter(({ cancelada }) => !cancelada).map((exception) => exceptionOf(event, exception, people)),
  ]
}

/** Returns one exception of an event. */
export const exceptionOf = (series: StoredEvent, exception: StoredEvent, people: People): CalendarEntry => ({
  ...entryOf(series, exception, people),
  replaces: whenOf(exception.ocurrencia!, series),
})

function entryOf(series: StoredEvent, event: StoredEvent, { organizer, of, country }: People): CalendarEntry {
  return {
    uid: uidOf(series.id),
    sequence: series.secuencia,
    written: series.editado_en,
    begins: whenOf(event.fecha_inicio, event),
    ends: whenOf(event.fecha_termino, event),
    title: event.descripcion,
    text: event.nota,
    place: country,
    organizer: { name: organizer.nombre, email: organizer.email },
    attendees: of(event).map(({ nombre, email }) => ({ name: nombre, email })),
  }
}

const whenOf = (moment: Date, { todo_el_dia, zona_horaria: zone }: StoredEvent): When =>
  todo_el_dia
    ? { day: dayAt(moment, zone).toString().replaceAll('-', '') }
    : { clock: clockText(clockAt(moment, zone)), zone }
