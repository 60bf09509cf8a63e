import { Module } from '@portal/contract/access/constants'
import { searchLists } from '@portal/contract/search/constants'
import { scopeOf } from '#core/base/scope.ts'
import { dayAt } from '#core/calendar/clocks.ts'
import { mediumDay } from '#core/calendar/dates.ts'
import type { Db } from '#core/database/database.ts'
import type { RecordSource } from '#features/search/service.ts'
import * as queries from './queries.ts'

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
