import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inOrder, wordsIn } from '#core/database/list-query.ts'
import { inScope } from '../queries.ts'

const { ref } = sql

/** Returns users of a scope with every word of a text, at most `most`: the newest of the first that an index finds. */
export function findUsers(db: Db, scope: Scope, text: string, { most, looked }: { most: number; looked: number }) {
  return db
    .with(
      (name) => name('found').materialized(),
      (db) =>
        db
          .selectFrom('usuario')
          .where(inScope(scope))
          .where((eb) => eb.and(wordsIn(eb.ref('usuario.buscado'), text)))
          .select('usuario.id')
          .limit(looked),
    )
    .selectFrom('found')
    .innerJoin('usuario', 'usuario.id', 'found.id')
    .leftJoin('empresa', 'empresa.id', 'usuario.empresa_id')
    .select(['usuario.id', 'usuario.email', 'empresa.nombre as empresa_nombre'])
    .select(sql<string>`trim(concat(usuario.nombres, ' ', usuario.apellido_paterno))`.as('nombre'))
    .orderBy(inOrder([ref('found.id')], 'desc'))
    .limit(most)
    .execute()
}
