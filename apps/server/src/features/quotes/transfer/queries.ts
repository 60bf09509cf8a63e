import { QuoteStatus } from '@portal/contract/quotes/states'
import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Move } from '#features/transfers/service.ts'
import { inScope } from '../queries.ts'

/** Quotes of an author that the client may still confirm. */
const openOf = (scope: Scope, userId: number) => sql<boolean>`(${inScope(scope)} and q.usuario_id = ${userId}
  and q.estado = ${sql.lit(QuoteStatus.pending)} and not q.reemplazada)`

export async function countOpen(db: Db, scope: Scope, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from cotizacion q where ${openOf(scope, userId)}`.execute(db)
  return rows[0]!.total
}

interface MovedQuote {
  id: number
  codigo: string
  cliente_empresa: string
  version: number
}

/** Makes another person of the quotes' enterprise their author. */
export async function moveQuotes(db: Db, { scope, from, to, most }: Move): Promise<MovedQuote[]> {
  const { rows } = await sql<MovedQuote>`
    with suyas as (
      select q.id from cotizacion q
      where ${openOf(scope, from)} and q.empresa_id = ${to.empresa_id} order by q.id limit ${most} for no key update
    )
    update cotizacion q set usuario_id = ${to.id}, version = version + 1 from suyas where suyas.id = q.id
    returning q.id, q.codigo, q.cliente_empresa, q.version`.execute(db)
  return rows
}

export async function insertTransferEvents(
  db: Db,
  rows: readonly number[],
  by: { id: number; ip: string },
  text: string,
) {
  await sql`
    insert into cotizacion_evento (cotizacion_id, tipo, autor, usuario_id, comentario, ip)
    select unnest(${[...rows]}::int[]), 'traspasada', 'personal', ${by.id}, ${text}, ${by.ip}`.execute(db)
}
