import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inSpanishOrder } from '#core/database/list-query.ts'
import { inScope } from '../../queries.ts'

const { ref } = sql

/** Reads an index per row: an `exists` would read every quote. */
const wroteOne = (scope: Scope, owner: RawBuilder<unknown>) => sql<boolean>`(
  select 1 from cotizacion q where ${owner} and not q.reemplazada and ${inScope(scope)} limit 1) is not null`

/** Returns enterprises that issued a quote of the scope. */
export function listIssuers(db: Db, scope: Scope) {
  return db
    .selectFrom('empresa')
    .select(['empresa.id', 'empresa.nombre'])
    .where(wroteOne(scope, sql`q.empresa_id = empresa.id`))
    .orderBy(inSpanishOrder(ref('empresa.nombre')))
    .execute()
}

/** Returns authors of quotes of the scope, including deleted users. */
export function listAuthors(db: Db, scope: Scope) {
  const name = sql<string>`trim(concat(usuario.nombres, ' ', usuario.apellido_paterno))`
  return db
    .selectFrom('usuario')
    .select(['usuario.id', 'usuario.empresa_id', name.as('nombre')])
    .where(wroteOne(scope, sql`q.usuario_id = usuario.id`))
    .orderBy(inSpanishOrder(name))
    .execute()
}

/** Returns branches whose people wrote quotes of the scope, deleted ones too. */
export function listBranches(db: Db, scope: Scope) {
  return db
    .selectFrom('sucursal')
    .select(['sucursal.id', 'sucursal.nombre', 'sucursal.empresa_id'])
    .where(wroteOne(scope, sql`q.empresa_id = sucursal.empresa_id and q.sucursal_id = sucursal.id`))
    .orderBy(inSpanishOrder(ref('sucursal.nombre')))
    .execute()
}
