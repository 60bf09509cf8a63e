import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Touched } from '../../queries.ts'

/** Returns users of an import whom nobody has edited since and who have not chosen a password, the last first. */
export function untouchedUsers(db: Db, id: number) {
  return db
    .selectFrom('importacion_fila')
    .innerJoin('usuario', 'usuario.id', 'importacion_fila.entidad_id')
    .select(['usuario.id', 'usuario.version', sql<Touched['antes']>`antes`.as('antes')])
    .where('importacion_id', '=', id)
    .where('usuario.eliminado_en', 'is', null)
    .where('usuario.password_hash', 'is', null)
    .whereRef('usuario.version', '=', 'importacion_fila.version_despues')
    .orderBy('usuario.id', 'desc')
    .execute()
}
