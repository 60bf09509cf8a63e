import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { wordsIn } from '#core/database/list-query.ts'
import { isThere } from './queries.ts'

/** Returns ideas with every word of a text, at most `most`: the newest of the first `looked` in an index. */
export function findIdeas(db: Db, scope: Scope, text: string, { most, looked }: { most: number; looked: number }) {
  return db
    .with(
      (name) => name('found').materialized(),
      (db) =>
        db
          .selectFrom('idea')
          .where(isThere(scope))
          .where((eb) => eb.and(wordsIn(eb.ref('idea.buscado'), text)))
          .select('idea.id')
          .limit(looked),
    )
    .selectFrom('found')
    .innerJoin('idea', 'idea.id', 'found.id')
    .select(['idea.id', 'idea.titulo', 'idea.tiempo_interes'])
    .orderBy('idea.id', 'desc')
    .limit(most)
    .execute()
}
