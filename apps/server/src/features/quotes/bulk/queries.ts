import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Named } from '#core/records/bulk.ts'
import type { Asked } from '../list/queries.ts'
import { inScope } from '../queries.ts'
import { found } from '../search/queries.ts'

/** Quotes that are changed together, named by their code: all of a list, or those of these ids. */
export function chosenQuotes(db: Db, scope: Scope, those: Asked | readonly number[], most: number): Promise<Named[]> {
  const chosen =
    'buscar' in those
      ? found(db, scope, those)
      : db.selectFrom('cotizacion as q').where(inScope(scope)).where('q.id', '=', sql<number>`any(${those})`)
  return chosen
    .select(['q.id', sql<string>`q.codigo`.as('nombre')])
    .orderBy('q.id')
    .limit(most)
    .execute()
}
