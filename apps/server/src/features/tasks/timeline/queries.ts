import type { TaskReader } from '@portal/contract/tasks/transitions'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Before } from '#core/database/newest-about.ts'
import { isThere } from '../queries.ts'

/** The newest tasks about a contact, or about one merged into it, that the reader may see. */
export const newestTasks = (db: Db, reader: TaskReader, contactId: number, before: Before | null, most: number) =>
  db
    .selectFrom('tarea')
    .select(['tarea.id', 'tarea.titulo', 'tarea.estado', 'tarea.creado_en as momento'])
    .where(
      sql<boolean>`tarea.contacto_id = any(array(select id from contacto where id = ${contactId} or fusionado_con = ${contactId}))`,
    )
    .where(isThere(reader))
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(tarea.creado_en, tarea.id) < (${before!.at}, ${before!.id})`),
    )
    .orderBy('tarea.creado_en', 'desc')
    .orderBy('tarea.id', 'desc')
    .limit(most)
    .execute()
