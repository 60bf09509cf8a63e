import { clockIn } from '#core/formats/zones.ts'
import type { Occurrence } from './entries.ts'
import { lastDayOf } from './span.ts'

/** The values of the form: times are on the clocks of the event's zone. */
export interface EventValues {
  descripcion: string
  responsables: number[]
  pais_id: number | '' | null
  todo_el_dia: boolean
  fecha_inicio: string
  fecha_termino: string
  zona_horaria: string
  nota: string
  regla: string
}

/** Returns an occurrence as the form shows it. */
export function valuesOf(event: Occurrence): EventValues {
  const { descripcion, pais_id, todo_el_dia, zona_horaria, nota, regla } = event
  const at = (moment: string) => (todo_el_dia ? moment : clockIn(moment, zona_horaria))
  return {
    ...{ descripcion, pais_id, todo_el_dia, zona_horaria, nota, regla },
    responsables: event.responsables.map(({ id }) => id),
    fecha_inicio: at(event.fecha_inicio),
    fecha_termino: at(event.fecha_termino),
  }
}

/** Returns what changes when an event gets whole days: one that ends at midnight does not last into that day. */
export function inWholeDays({
  fecha_inicio: start,
  fecha_termino: end,
}: Pick<EventValues, 'fecha_inicio' | 'fecha_termino'>) {
  const last = lastDayOf(end)
  const isEarlier = last < end.slice(0, 10) && last >= start.slice(0, 10)
  return { todo_el_dia: true, ...(isEarlier && { fecha_termino: `${last}T23:59` }) }
}

/** Returns what is sent: whole days without a time, other events with one. */
export function sentOf(values: object) {
  const { fecha_inicio, fecha_termino, ...rest } = values as EventValues
  const at = (text: string, time: string) =>
    rest.todo_el_dia ? text.slice(0, 10) : text === '' || text.includes('T') ? text : `${text}T${time}`
  return {
    ...rest,
    pais_id: rest.pais_id as number,
    fecha_inicio: at(fecha_inicio, '09:00'),
    fecha_termino: at(fecha_termino, '10:00'),
  }
}
