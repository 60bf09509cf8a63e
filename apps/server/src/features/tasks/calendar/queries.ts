import type { TaskReader } from '@portal/contract/tasks/transitions'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Span } from '#features/calendar/service.ts'
import { assigneeZone, isThere } from '../queries.ts'

/** Returns open tasks of an assignee that are due in a span of days where they are, among those that the reader may see. */
export const listDue = (db: Db, reader: TaskReader, assigneeId: number, { from, to, most }: Span) =>
  db
    .selectFrom('tarea')
    .where(isThere(reader))
    .where('tarea.encargado_id', '=', assigneeId)
    .where('tarea.abierta', '=', true)
    .where('tarea.plazo', '>=', sql<string>`(${from}::timestamptz at time zone ${assigneeZone})::date`)
    .where('tarea.plazo', '<', sql<string>`${to}::timestamptz at time zone ${assigneeZone}`)
    .where('tarea.fecha_termino', 'is not', null)
    .select(['tarea.id', 'tarea.titulo', 'tarea.novedad_en', 'tarea.version'])
    .select([sql<string>`tarea.fecha_termino::text`.as('dia'), sql<string>`${assigneeZone}`.as('zona')])
    .orderBy('tarea.plazo')
    .orderBy('tarea.id')
    .limit(most)
    .execute()
