import { LicenseStatus } from '@portal/contract/licenses/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Touched } from '../../queries.ts'

/** Returns licenses of an import that nobody has edited since, the last first; changed ones with what they were. */
export function untouchedLicenses(db: Db, id: number) {
  return db
    .selectFrom('importacion_fila')
    .innerJoin('licencia', 'licencia.id', 'importacion_fila.entidad_id')
    .select(['licencia.id', 'licencia.version', sql<Touched['antes']>`antes`.as('antes')])
    .where('importacion_id', '=', id)
    .where('licencia.estado_id', '<>', LicenseStatus.deleted)
    .whereRef('licencia.version', '=', 'importacion_fila.version_despues')
    .orderBy('licencia.id', 'desc')
    .execute()
}
