import { calendarLayers } from '@portal/contract/calendar/constants'
import { taskModules } from '@portal/contract/tasks/modules'
import { dayStart } from '#core/calendar/clocks.ts'
import type { Db } from '#core/database/database.ts'
import type { LayerSource } from '#features/calendar/service.ts'
import { readerOf } from '../policy.ts'
import { listDue } from './queries.ts'

/** The days on which open tasks are due, in the calendar of their assignee. */
export const dueLayer = (db: Db): LayerSource => ({
  layer: calendarLayers.tasks,
  isFor: ({ modules }) => taskModules.some((module) => modules.has(module)),
  async list(actor, ofUserId, span) {
    const rows = await listDue(db, readerOf(actor), ofUserId, span)
    return rows.map(({ id, titulo, dia, zona, novedad_en: changed, version }) => {
      const day = Temporal.PlainDate.from(dia)
      return {
        id,
        registro_id: id,
        titulo,
        fecha_inicio: dayStart(day, zona),
        fecha_termino: dayStart(day.add({ days: 1 }), zona),
        todo_el_dia: true,
        zona_horaria: zona,
        editado_en: changed,
        version,
      }
    })
  },
})
