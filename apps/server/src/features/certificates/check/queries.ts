import type { CertificateStatus } from '@portal/contract/certificates/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Returns what the public check of a code shows, also of a document that is no longer listed. */
export const getByCode = (db: Db, code: string) =>
  db
    .selectFrom('certificado as c')
    .select(['c.codigo', 'c.nombre', 'c.titulo', 'c.titulo_en', 'c.horas', 'c.emitido_el', 'c.revocado_en'])
    .select(sql<CertificateStatus>`c.estado`.as('estado'))
    .select((eb) =>
      eb
        .selectFrom('certificado as n')
        .select('n.codigo')
        .whereRef('n.origen_id', '=', sql<number>`coalesce(c.origen_id, c.id)`)
        .whereRef('n.emision', '>', 'c.emision')
        .where('n.eliminado_en', 'is', null)
        .orderBy('n.emision', 'desc')
        .limit(1)
        .as('reemplazado_por'),
    )
    .where('c.codigo', '=', code)
    .executeTakeFirst()
