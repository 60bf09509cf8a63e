import type { RecordSchemas } from '@portal/contract/core/records/calls'
import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { JsonText } from '../base/answers.ts'
import type { Scope } from '../base/scope.ts'
import type { Db } from '../database/database.ts'
import { inOrder, jsonTextOf, orderOf, wordsIn } from '../database/list-query.ts'
import type { Named, Which } from './bulk.ts'

// biome-ignore lint/suspicious/noExplicitAny: tables and columns of a query are free here; its feature has written them typed
export type AnyQuery = SelectQueryBuilder<any, any, any>

/** The schemas of a record that has a list. */
export interface ListedSchemas extends RecordSchemas {
  rows: string
  orders: readonly string[]
}

/** A row as selected: timestamps are dates until they are written as JSON. */
type Selected<Row> = { [Name in keyof Row]: string extends Row[Name] ? Row[Name] | Date : Row[Name] }

interface Declared<S extends ListedSchemas, Found extends AnyQuery, One> {
  /**
   * Returns the query for the rows in this scope. Joins that only columns need belong in `shown`, so that counting
   * skips them.
   */
  found: (db: Db, scope: Scope) => Found
  /** Applies the filters of the list. */
  filtered?: (found: Found, query: z.output<S['ListQuery']>) => Found
  /** The text that the search looks in, folded by `sin_acentos`. */
  searched: Expression<string>
  /** The expression that each order sorts by; equal rows are sorted by id. */
  orders: Readonly<Record<S['orders'][number], Expression<unknown>>>
  /** The id column, with its table. */
  id: string
  /** The name of a row where rows are listed by name; the column `nombre` by default. */
  named?: Expression<string>
  /** Selects the columns of a row, as its schema names them. */
  shown: (found: Found) => Expression<Selected<z.output<S['Row']>>>
  /** Selects the columns of a single row, when it has more than a row of the list. */
  shownAlone?: (found: Found) => Expression<One>
}

/** Reads the rows of a record. */
export interface RecordRows<S extends ListedSchemas, One = z.input<S['Row']>> {
  readonly schemas: S
  /** Returns one page and the total, as the text of the answer. A page after the last one is empty. */
  list(db: Db, scope: Scope, query: z.output<S['ListQuery']>): Promise<JsonText>
  /** Returns one row, or undefined when it does not exist in this scope. */
  one(db: Db, scope: Scope, id: number): Promise<One | undefined>
  /** Returns the rows chosen for a bulk change, at most `most`. */
  chosen(db: Db, scope: Scope, which: Which<z.output<S['ListQuery']>>, most: number): Promise<Named[]>
}

/** The parameters that every list query has. */
interface Asked {
  page: number
  page_row: number
  orden: string
  buscar: string
  id: number | null
}

/** Builds the page and the total from typed queries, so that a feature writes only its own SQL. */
export function recordRows<S extends ListedSchemas, Found extends AnyQuery, One = z.input<S['Row']>>(
  schemas: S,
  { found, filtered = (all) => all, searched, orders, id: idColumn, named, shown, shownAlone }: Declared<S, Found, One>,
): RecordRows<S, One> {
  const idOf = sql.ref<number>(idColumn)
  const nameOf = named ?? sql.ref<string>(idColumn.replace(/id$/, 'nombre'))
  const matching = (db: Db, scope: Scope, query: z.output<S['ListQuery']>) =>
    filtered(found(db, scope), query).where((eb) => eb.and(wordsIn(searched, (query as Asked).buscar))) as Found
  const alone = (query: AnyQuery, id: number) => query.where(idOf, '=', id) as Found

  return {
    schemas,
    list(db, scope, query) {
      const { page, page_row: size, orden, id } = query as Asked
      const { column, direction } = orderOf(orden)
      const all = matching(db, scope, query)
      const asked = id === null ? all : alone(all, id)
      const key = orders[column as S['orders'][number]]
      const rows = (shown(asked) as AnyQuery)
        .orderBy(inOrder([key, idOf], direction))
        .limit(size)
        .offset((page - 1) * size)
      const total = asked.select(({ fn }) => fn.countAll<number>().as('total'))
      return jsonTextOf(db, db.selectNoFrom([jsonArrayFrom(rows).as(schemas.rows), total.as('total')]))
    },
    one: (db, scope, id) =>
      ((shownAlone ?? shown)(alone(found(db, scope), id)) as AnyQuery).executeTakeFirst() as Promise<One | undefined>,
    chosen: (db, scope, which, most) =>
      chosenRows(which, most, {
        id: idColumn,
        named: nameOf,
        all: found(db, scope),
        asked: (query) => matching(db, scope, query),
      }),
  }
}

interface Choice<Query> {
  /** The id column, with its table. */
  id: string
  named: Expression<string>
  /** The rows that exist for this scope, */
  all: AnyQuery
  /** and those that the list shows of them. */
  asked: (query: Query) => AnyQuery
}

/** The rows that many are chosen by, at most `most` of them, with their names; by id, so that two who change them do not block each other. */
export function chosenRows<Query>(
  { ids, query }: Which<Query>,
  most: number,
  { id, named, all, asked }: Choice<Query>,
): Promise<Named[]> {
  const idOf = sql.ref<number>(id)
  const chosen = ids ? all.where(idOf, '=', sql<number>`any(${ids})`) : asked(query)
  return chosen
    .select([idOf.as('id'), sql<string>`${named}`.as('nombre')])
    .orderBy(idOf)
    .limit(most)
    .execute() as Promise<Named[]>
}
