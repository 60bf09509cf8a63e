import { CertificateStatus } from '@portal/contract/certificates/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Touched } from '../../queries.ts'

/** Returns certificates of an import that are valid and that nobody has changed since, the last first. */
export function untouchedCertificates(db: Db, id: number) {
  return db
    .selectFrom('importacion_fila')
    .innerJoin('certificado', 'certificado.id', 'importacion_fila.entidad_id')
    .select(['certificado.id', 'certificado.version', sql<Touched['antes']>`antes`.as('antes')])
    .where('importacion_id', '=', id)
    .where('certificado.estado', '=', CertificateStatus.valid)
    .whereRef('certificado.version', '=', 'importacion_fila.version_despues')
    .orderBy('certificado.id', 'desc')
    .execute()
}
