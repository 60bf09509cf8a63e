import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { wordsIn } from '#core/database/list-query.ts'
import { isThere } from '../queries.ts'

/** Returns contacts of a scope with every word of a text, at most `most`: the newest of the first `looked` in an index. */
export function findContacts(db: Db, scope: Scope, text: string, { most, looked }: { most: number; looked: number }) {
  return db
    .with(
      (name) => name('found').materialized(),
      (db) =>
        db
          .selectFrom('contacto')
          .where(isThere(scope))
          .where((eb) => eb.and(wordsIn(eb.ref('contacto.buscado'), text)))
          .select('contacto.id')
          .limit(looked),
    )
    .selectFrom('found')
    .innerJoin('contacto', 'contacto.id', 'found.id')
    .select(['contacto.id', 'contacto.nombre', 'contacto.empresa', 'contacto.email'])
    .orderBy('contacto.id', 'desc')
    .limit(most)
    .execute()
}
