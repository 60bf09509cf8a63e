import { expressionBuilder, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { wordsFoundIn } from '#core/database/list-query.ts'
import { newestMatching } from '#core/database/newest-matching.ts'
import type { DB } from '#core/database/schema.ts'
import * as lists from '#features/marketplace/staff-lists-queries.ts'
import { asFound, type Filters, searched } from './list-queries.ts'
import { inScope } from './queries.ts'

/** Returns the properties of a list that were written first, at most `most`, and how many it holds. */
export function listFirst(db: Db, scope: Scope, asked: Filters, most: number) {
  const found = asFound(scope, asked)(expressionBuilder<DB, 'propiedad'>())
  const title = sql<string>`propiedad.titulo`
  return lists.listFirst(db, { table: 'propiedad', title, found }, most)
}

/** Returns the newest properties of a scope with every word of a text, at most `most`. */
export function findProperties(db: Db, scope: Scope, text: string, most: number) {
  const seen = inScope(scope)(expressionBuilder<DB, 'propiedad'>())
  const conditions = [wordsFoundIn(searched, text)]
  return db
    .selectFrom(newestMatching({ table: 'propiedad', seen, conditions, most }).as('found'))
    .innerJoin('propiedad as p', 'p.id', 'found.id')
    .innerJoin('propiedad_categoria as categoria', 'categoria.id', 'p.categoria_id')
    .select(['p.id', 'p.titulo', 'p.sku', 'p.ciudad'])
    .select(['categoria.nombre as categoria_nombre', 'categoria.nombre_en as categoria_nombre_en'])
    .orderBy('p.id', 'desc')
    .execute()
}
