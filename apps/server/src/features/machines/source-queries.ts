import { expressionBuilder, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { wordsFoundIn } from '#core/database/list-query.ts'
import { newestMatching } from '#core/database/newest-matching.ts'
import type { DB } from '#core/database/schema.ts'
import * as lists from '#features/marketplace/staff-lists-queries.ts'
import { asFound, type Filters, searched } from './list-queries.ts'
import { inScope } from './queries.ts'

/** Returns the machines of a list that were written first, at most `most`, and how many it holds. */
export function listFirst(db: Db, scope: Scope, asked: Filters, most: number) {
  const found = asFound(scope, asked)(expressionBuilder<DB, 'clasificado'>())
  const title = sql<string>`clasificado.marca || ' (' || clasificado.anio || ')'`
  return lists.listFirst(db, { table: 'clasificado', title, found }, most)
}

/** Returns the newest items of a scope with every word of a text, at most `most`. */
export function findMachines(db: Db, scope: Scope, text: string, most: number) {
  const seen = inScope(scope)(expressionBuilder<DB, 'clasificado'>())
  const conditions = [wordsFoundIn(searched, text)]
  return db
    .selectFrom(newestMatching({ table: 'clasificado', seen, conditions, most }).as('found'))
    .innerJoin('clasificado as c', 'c.id', 'found.id')
    .innerJoin('clasificado_categoria as categoria', 'categoria.id', 'c.categoria_id')
    .select(['c.id', 'c.marca', 'c.sku', 'c.ciudad', 'c.anio'])
    .select(['categoria.nombre as categoria_nombre', 'categoria.nombre_en as categoria_nombre_en'])
    .orderBy('c.id', 'desc')
    .execute()
}
