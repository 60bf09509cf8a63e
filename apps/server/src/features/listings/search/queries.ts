import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { wordsIn } from '#core/database/list-query.ts'
import { searched } from '../list/queries.ts'
import { inScope } from '../queries.ts'

/** Returns items of a scope with every word of a text, at most `most`: the newest of the first `looked` in an index. */
export function findItems(db: Db, scope: Scope, text: string, { most, looked }: { most: number; looked: number }) {
  return db
    .with(
      (name) => name('found').materialized(),
      (db) =>
        db
          .selectFrom('clasificado')
          .where((eb) => eb.and([inScope(scope)(eb), ...wordsIn(searched, text)]))
          .select('clasificado.id')
          .limit(looked),
    )
    .selectFrom('found')
    .innerJoin('clasificado as c', 'c.id', 'found.id')
    .innerJoin('clasificado_categoria as categoria', 'categoria.id', 'c.categoria_id')
    .select(['c.id', 'c.marca', 'c.sku', 'c.ciudad', 'c.anio'])
    .select(['categoria.nombre as categoria_nombre', 'categoria.nombre_en as categoria_nombre_en'])
    .orderBy('c.id', 'desc')
    .limit(most)
    .execute()
}
