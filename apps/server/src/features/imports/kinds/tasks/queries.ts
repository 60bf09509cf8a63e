import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Touched } from '../../queries.ts'

/**
 * Returns tasks of an import that no person has changed since, the last first. That the portal marks one as overdue is
 * no edit, so versions are not compared.
 */
export function untouchedTasks(db: Db, id: number) {
  return db
    .selectFrom('importacion_fila')
    .innerJoin('tarea', 'tarea.id', 'importacion_fila.entidad_id')
    .select(['tarea.id', 'tarea.version', sql<Touched['antes']>`antes`.as('antes')])
    .where('importacion_id', '=', id)
    .where('tarea.eliminado_en', 'is', null)
    .where(
      sql<boolean>`not exists (select from tarea_evento e where e.tarea_id = tarea.id and e.usuario_id is not null
        and e.id > (importacion_fila.antes ->> 'evento')::bigint)`,
    )
    .orderBy('tarea.id', 'desc')
    .execute()
}
