import { Module } from '@portal/contract/access/constants'
import type { Language } from '@portal/contract/core/language'
import { searchLists } from '@portal/contract/search/constants'
import { workSections } from '@portal/contract/start/constants'
import { everything, scopeOf } from '#core/base/scope.ts'
import { dayAt } from '#core/calendar/clocks.ts'
import { mediumDay, soonText } from '#core/calendar/dates.ts'
import type { Db } from '#core/database/database.ts'
import { todayIn, zoneOf } from '#core/database/days.ts'
import { recordAll } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import type { RecordSource } from '#features/search/service.ts'
import type { WorkSource } from '#features/start/service.ts'
import { type HoldingSource, nothingElse } from '#features/transfers/service.ts'
import { listCalendar } from './list/list.ts'
import { eventRows, lockEvent } from './queries.ts'
import { announcesOf, editedBy } from './save/stored.ts'
import * as queries from './source-queries.ts'

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

/** Events for the search palette. */
export const calendarSource = (db: Db): RecordSource => ({
  listFor: ({ modules }) => (modules.has(Module.calendar) ? searchLists.calendar : null),
  async find(actor, text, most) {
    const rows = await queries.findEvents(db, scopeOf(actor), text, { most, looked: 500 })
    return rows.map(({ id, descripcion, fecha_inicio, zona_horaria }) => {
      const day = dayAt(fecha_inicio, zona_horaria).toString()
      return { id, titulo: descripcion, detalle: mediumDay(day, 'es'), detalle_en: mediumDay(day, 'en') }
    })
  },
})

interface Undo {
  version: number
  /** Who took the places, and who has them again. */
  de: number
  a: number
  lugares: queries.Place[]
}

/** Events that are not over: another person is responsible for them and for their exceptions. */
export const calendarHoldings: HoldingSource = {
  kind: 'eventos',
  name: { es: 'Eventos del calendario', en: 'Calendar events' },
  modules: [Module.calendar],
  isOfEnterprise: true,
  mayStay: true,
  addressFor: ({ modules }, id) => (modules.has(Module.calendar) ? `/dashboard/nexttask/calendar/${id}` : null),
  count: async (db, scope, userId) => ({ total: await queries.countHeld(db, scope, userId), detail: nothingElse }),
  async move(db, actor, move) {
    const moved = await queries.lockHeld(db, move, actor.id)
    if (moved.length === 0) return []
    const people = { from: move.from, to: move.to.id }
    const ids = moved.map(({ id }) => id)
    const places = Map.groupBy(await queries.replaceResponsible(db, ids, people), ({ serie_id }) => serie_id)
    const rows = ids.map((id) => ({
      action: 'calendar.transferred',
      entity: 'evento_calendario',
      id,
      before: { responsables: [people.from] },
      after: { responsables: [people.to] },
    }))
    await recordAll(db, actor, rows, [{ area: 'calendario', of: [{ enterpriseId: move.to.empresa_id }] }])
    return moved.map(({ id, nombre, version }) => ({
      id,
      nombre,
      undo: {
        version,
        de: people.to,
        a: people.from,
        lugares: places.get(id)!.map(({ evento_id, ya_estaba }) => ({ evento_id, ya_estaba })),
      } satisfies Undo,
    }))
  },
  async undo(db, actor, id, { version, de: from, a: to, lugares: places }: Undo) {
    const before = await lockEvent(db, everything, id)
    refuseStale(before, version)
    await queries.giveBack(db, places, { from, to })
    const after = await eventRows.update(db, id, editedBy(actor, before))
    const recorded = {
      action: 'calendar.transferred',
      entity: 'evento_calendario',
      id,
      before: { responsables: [from] },
      after: { responsables: [to] },
    }
    await recordAll(db, actor, [recorded], announcesOf(after))
  },
}
