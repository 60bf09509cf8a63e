import { expressionBuilder, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { DB } from '#core/database/schema.ts'
import * as lists from '#features/marketplace/staff-lists-queries.ts'
import { asFound, type Filters } from '../list/queries.ts'

/** Returns the machines of a list that were written first, at most `most`, and how many it holds. */
export function listFirst(db: Db, scope: Scope, asked: Filters, most: number) {
  const found = asFound(scope, asked)(expressionBuilder<DB, 'clasificado'>())
  const title = sql<string>`clasificado.marca || ' (' || clasificado.anio || ')'`
  return lists.listFirst(db, { table: 'clasificado', title, found }, most)
}
