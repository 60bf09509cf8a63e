import type { PageLanguage } from '@portal/contract/core/language'
import { sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'

/** Number of most recent quotes that are searched. */
const lookedAt = 2000

const inScope = (scope: Scope) => rowsIn(scope, { enterprise: 'c.empresa_id', author: 'c.usuario_id' })

/** Returns the newest quote per address among the last quotes of the scope that match the words. */
export async function findAmongLast(db: Db, scope: Scope, words: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ cotizacion_id: number }>`
    select cotizacion_id from (
      select distinct on (email) email, cotizacion_id, usado_en
      from (
        select c.email, c.cotizacion_id, c.usado_en, c.texto from cotizacion_cliente c where ${inScope(scope)}
        order by c.usado_en desc, c.email limit ${sql.lit(lookedAt)}) c
      where texto @@ cotizacion_consulta(${words})
      order by email, usado_en desc) found
    order by usado_en desc, email limit ${limit}`.execute(db)
  return rows.map(({ cotizacion_id }) => cotizacion_id)
}

/** The same among all quotes, found in the prefix index. */
export async function findInIndex(db: Db, scope: Scope, words: string, limit: number): Promise<number[]> {
  const marks = [
    ...(scope.enterpriseId === undefined ? [] : [`#e${scope.enterpriseId}`]),
    ...(scope.authorId === undefined ? [] : [`#u${scope.authorId}`]),
  ]
  const keys = sql`cotizacion_claves(${words})${marks.length ? sql` || ${marks}::text[]` : sql``}`
  const { rows } = await sql<{ cotizacion_id: number }>`
    select cotizacion_id from (
      select distinct on (email) email, cotizacion_id, usado_en from cotizacion_cliente c
      where cotizacion_comienzos(c.texto) @> (${keys}) and ${inScope(scope)} and c.texto @@ cotizacion_consulta(${words})
      order by email, usado_en desc) found
    order by usado_en desc, email limit ${limit}`.execute(db)
  return rows.map(({ cotizacion_id }) => cotizacion_id)
}

/** Returns the client data of these quotes, in their order. */
export function listClients(db: Db, quoteIds: readonly number[]) {
  return db
    .selectFrom('cotizacion as q')
    .innerJoin('pais', 'pais.id', 'q.pais_id')
    .select([
      'q.cliente_empresa',
      'q.cliente_nombre',
      'q.cliente_email',
      'q.cliente_telefono',
      'q.cliente_identificador',
      'q.pais_id',
    ])
    .select([
      'pais.nombre as pais_nombre',
      'pais.nombre_en as pais_nombre_en',
      sql<PageLanguage>`q.idioma`.as('idioma'),
    ])
    .where('q.id', '=', sql<number>`any(${[...quoteIds]}::int[])`)
    .orderBy(sql`array_position(${[...quoteIds]}::int[], q.id)`)
    .execute()
}
