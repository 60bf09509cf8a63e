import { Module } from '@portal/contract/access/constants'
import type { Language } from '@portal/contract/core/language'
import { workSections } from '@portal/contract/start/constants'
import { soonText } from '#core/calendar/dates.ts'
import type { Db } from '#core/database/database.ts'
import { todayIn, zoneOf } from '#core/database/days.ts'
import type { WorkSource } from '#features/start/service.ts'
import { listCalendar } from '../list/list.ts'

/** Days of the list that the section leads to. */
const listDays = 30

/** The next events that the reader is responsible for, each once, at the next time that it takes place. */
export const calendarWork = (db: Db): WorkSource => ({
  section: workSections.eventsNext,
  isFor: ({ modules }) => modules.has(Module.calendar),
  async read(actor, most) {
    const zone = await zoneOf(db, actor.enterpriseId)
    const today = Temporal.PlainDate.from(await todayIn(db, zone))
    const { eventos, recortado } = await listCalendar({ db, layers: [] }, actor, {
      desde: today.toString(),
      hasta: today.add({ days: listDays - 1 }).toString(),
      zona_horaria: zone,
      buscar: '',
      responsable_id: null,
      pais_id: null,
      mios: true,
      capas: [],
    })
    const now = new Date().toISOString()
    const ahead = eventos.filter((one) =>
      one.todo_el_dia ? one.fecha_termino >= today.toString() : one.fecha_termino > now,
    )
    const events = [...Map.groupBy(ahead, (one) => one.evento_id).values()].map(([next]) => next!)
    return {
      rows: events.slice(0, most).map((one) => {
        const start = startOf(one, zone)
        const day = start.toPlainDate()
        return {
          id: one.evento_id,
          titulo: one.descripcion,
          detalle: whenText(start, one.todo_el_dia, 'es'),
          detalle_en: whenText(start, one.todo_el_dia, 'en'),
          momento: new Date(start.epochMilliseconds),
          dias: Math.max(0, today.until(day).days),
          importe: null,
        }
      }),
      total: events.length,
      isExact: !recortado,
    }
  },
})

const startOf = ({ todo_el_dia, fecha_inicio }: { todo_el_dia: boolean; fecha_inicio: string }, zone: string) =>
  todo_el_dia
    ? Temporal.PlainDate.from(fecha_inicio).toZonedDateTime({ timeZone: zone })
    : Temporal.Instant.from(fecha_inicio).toZonedDateTimeISO(zone)

const whenText = (start: Temporal.ZonedDateTime, isWholeDay: boolean, language: Language) =>
  soonText(new Date(start.epochMilliseconds), start.timeZoneId, language, { hasHour: !isWholeDay })
