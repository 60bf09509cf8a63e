import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Touched } from '../../queries.ts'

/** Returns contacts of an import that nobody has edited since, the last first; changed ones with their earlier values. */
export function untouchedContacts(db: Db, id: number) {
  return db
    .selectFrom('importacion_fila')
    .innerJoin('contacto', 'contacto.id', 'importacion_fila.entidad_id')
    .select(['contacto.id', 'contacto.version', sql<Touched['antes']>`antes`.as('antes')])
    .where('importacion_id', '=', id)
    .where('contacto.eliminado_en', 'is', null)
    .whereRef('contacto.version', '=', 'importacion_fila.version_despues')
    .orderBy('contacto.id', 'desc')
    .execute()
}
