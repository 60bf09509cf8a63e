import type { CertificateStatus } from '@portal/contract/certificates/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { wordsIn } from '#core/database/list-query.ts'
import { type Addresses, type Before, newestAbout } from '#core/database/newest-about.ts'
import { type Holder, type ListQuery, ordered, ownFound } from './list/queries.ts'

/** Returns the first of a person's own certificates as their list shows them, and how many there are. */
export async function listOwn(
  db: Db,
  holder: Holder,
  asked: Pick<ListQuery, 'buscar' | 'estado' | 'orden'>,
  most: number,
) {
  const rows = await ownFound(db, holder, asked)
    .select(['c.id', 'c.codigo', 'c.titulo', 'c.titulo_en', 'c.creado_en'])
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .orderBy(ordered(asked.orden))
    .limit(most)
    .execute()
  return { rows, total: rows[0]?.total ?? 0 }
}

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

interface Row {
  id: number
  momento: Date
  codigo: string
  titulo: string
  titulo_en: string
  estado: CertificateStatus
}

/** A certificate names a person by their e-mail only. */
export const newestCertificates = (db: Db, who: Addresses, before: Before | null, most: number) =>
  newestAbout<Row>(db, { ...who, telefonos: [] }, before, most, {
    from: sql`certificado c`,
    where: sql<boolean>`(c.eliminado_en is null and c.estado <> 'reemplazado')`,
    columns: sql`c.id, c.creado_en as momento, c.codigo, c.titulo, c.titulo_en, c.estado`,
    email: sql`lower(c.email)`,
    phone: sql`''`,
    at: sql`c.creado_en`,
    id: sql`c.id`,
  })
