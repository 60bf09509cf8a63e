import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Named, Which } from '#core/records/bulk.ts'
import { chosenRows } from '#core/records/record-rows.ts'
import type { Asked } from '../list/queries.ts'
import { inScope } from '../queries.ts'
import { found } from '../search/queries.ts'

/** Quotes that are changed together, named by their code: all of a list, or those of these ids. */
export const chosenQuotes = (db: Db, scope: Scope, which: Which<Asked>, most: number): Promise<Named[]> =>
  chosenRows(which, most, {
    id: 'q.id',
    named: sql.ref<string>('q.codigo'),
    all: db.selectFrom('cotizacion as q').where(inScope(scope)),
    asked: (query) => found(db, scope, query),
  })
