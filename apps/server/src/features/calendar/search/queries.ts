import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { wordsIn } from '#core/database/list-query.ts'
import { isThere } from '../queries.ts'

/** Returns events of a scope with every word of a text, at most `most`: the newest of the first `looked` in an index. */
export const findEvents = (db: Db, scope: Scope, text: string, { most, looked }: { most: number; looked: number }) =>
  db
    .with(
      (name) => name('found').materialized(),
      (db) =>
        db
          .selectFrom('evento_calendario')
          .where(isThere(scope))
          .where('evento_calendario.serie_id', 'is', null)
          .where((eb) => eb.and(wordsIn(eb.ref('evento_calendario.buscado'), text)))
          .select('evento_calendario.id')
          .limit(looked),
    )
    .selectFrom('found')
    .innerJoin('evento_calendario as e', 'e.id', 'found.id')
    .select(['e.id', 'e.descripcion', 'e.fecha_inicio', 'e.zona_horaria'])
    .orderBy('e.id', 'desc')
    .limit(most)
    .execute()
