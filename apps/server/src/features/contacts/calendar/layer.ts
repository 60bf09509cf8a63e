import { calendarLayers } from '@portal/contract/calendar/constants'
import { contactModules, meetingMinutes } from '@portal/contract/contacts/constants'
import type { Db } from '#core/database/database.ts'
import type { LayerSource } from '#features/calendar/service.ts'
import { contactScopeOf } from '../policy.ts'
import * as queries from './queries.ts'

/** Meetings with contacts in the calendar of their responsible. */
export const meetingLayer = (db: Db): LayerSource => ({
  layer: calendarLayers.meetings,
  isFor: ({ modules }) => contactModules.some((module) => modules.has(module)),
  async list(actor, ofUserId, span) {
    const rows = await queries.listMeetings(db, contactScopeOf(actor), ofUserId, span)
    return rows.map((row) => ({
      id: row.id,
      registro_id: row.contacto_id,
      titulo: `${row.nombre} · ${row.empresa}`,
      fecha_inicio: row.fecha_reunion!,
      fecha_termino: new Date(row.fecha_reunion!.getTime() + meetingMinutes * 60_000),
      todo_el_dia: false,
      zona_horaria: row.zona_horaria,
      editado_en: row.editado_en ?? row.creado_en,
      version: row.version,
    }))
  },
})
