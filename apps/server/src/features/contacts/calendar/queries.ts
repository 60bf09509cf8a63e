import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Span } from '#features/calendar/service.ts'
import { isThere } from '../queries.ts'

/** Returns meetings with the contacts of one person, among those of a scope. */
export const listMeetings = (db: Db, scope: Scope, responsibleId: number, { from, to, most }: Span) =>
  db
    .selectFrom('historialcontacto as h')
    .innerJoin('contacto', 'contacto.id', 'h.contacto_id')
    .where(isThere(scope))
    .where('contacto.responsable_id', '=', responsibleId)
    .where('h.eliminado_en', 'is', null)
    .where('h.fecha_reunion', '>', sql<Date>`${from}::timestamptz - interval '1 hour'`)
    .where('h.fecha_reunion', '<', to)
    .select(['h.id', 'h.contacto_id', 'h.fecha_reunion', 'h.zona_horaria', 'h.editado_en', 'h.creado_en', 'h.version'])
    .select(['contacto.nombre', 'contacto.empresa'])
    .orderBy('h.fecha_reunion')
    .orderBy('h.id')
    .limit(most)
    .execute()
