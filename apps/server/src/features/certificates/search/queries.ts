import type { CertificateStatus } from '@portal/contract/certificates/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { wordsIn } from '#core/database/list-query.ts'

/** Returns certificates with every word of a text: the newest of the first `looked`. */
export function findCertificates(db: Db, text: string, { most, looked }: { most: number; looked: number }) {
  return db
    .with(
      (name) => name('found').materialized(),
      (db) =>
        db
          .selectFrom('certificado as c')
          .where('c.eliminado_en', 'is', null)
          .where((eb) => eb.and(wordsIn(eb.ref('c.buscado'), text)))
          .select('c.id')
          .limit(looked),
    )
    .selectFrom('found')
    .innerJoin('certificado as c', 'c.id', 'found.id')
    .select(['c.id', 'c.nombre', 'c.codigo', 'c.titulo', 'c.titulo_en'])
    .select(sql<CertificateStatus>`c.estado`.as('estado'))
    .orderBy('c.id', 'desc')
    .limit(most)
    .execute()
}
