import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { LockedQuote } from '../queries.ts'

/** Returns the issuer's data for the document, in its time zone. */
export function getIssue(db: Db, { id }: Pick<LockedQuote, 'id'>) {
  return db
    .selectFrom('cotizacion as q')
    .innerJoin('empresa as e', 'e.id', 'q.empresa_id')
    .innerJoin('usuario as u', 'u.id', 'q.usuario_id')
    .innerJoin('pais', 'pais.id', 'q.pais_id')
    .select([
      'e.nombre',
      'e.email',
      'e.telefono',
      'e.identificador_tributario',
      'e.pais_id',
      'pais.nombre as es',
      'pais.nombre_en as en',
    ])
    .select(sql<string>`trim(concat(u.nombres, ' ', u.apellido_paterno))`.as('autor'))
    .select(sql<string>`(q.actualizado_en at time zone e.zona_horaria)::date::text`.as('dia'))
    .where('q.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Stores the document of a quote, unless the quote was edited or already has one; returns the stored one. */
export async function keepFile(db: Db, { id, hash }: LockedQuote, fileId: string): Promise<boolean> {
  const row = await db
    .updateTable('cotizacion')
    .set({ pdf_id: fileId })
    .where('id', '=', id)
    .where('hash', '=', hash)
    .where('pdf_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
