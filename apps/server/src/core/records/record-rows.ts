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

/** The schemas of a record whose rows are listed. */
export interface ListedSchemas extends RecordSchemas {
  rows: string
  orders: readonly string[]
}

/** A row as it is selected: moments are dates until they are written as JSON. */
type Selected<Row> = { [Name in keyof Row]: string extends Row[Name] ? Row[Name] | Date : Row[Name] }

interface Declared<S extends ListedSchemas, Found extends AnyQuery, One> {
  /** The rows that exist for this scope. Joins that only columns need stand in `shown`, so that counting does without. */
  found: (db: Db, scope: Scope) => Found
  /** What filters of the list leave of them. */
  filtered?: (found: Found, query: z.output<S['ListQuery']>) => Found
  /** The text that is searched, folded by `sin_acentos`. */
  searched: Expression<string>
  /** What each order sorts by; rows that are equal go by their id. */
  orders: Readonly<Record<S['orders'][number], Expression<unknown>>>
  /** The id column, with its table. */
  id: string
  /** What a row is called where rows are named one after another; its column `nombre` unless given. */
  named?: Expression<string>
  /** The columns of a row, as its schema names them. */
  shown: (found: Found) => Expression<Selected<z.output<S['Row']>>>
  /** The columns of a single row, where it has more than in the list. */
  shownAlone?: (found: Found) => Expression<One>
}

/** The rows of a record as they are read. */
export interface RecordRows<S extends ListedSchemas, One = z.input<S['Row']>> {
  readonly schemas: S
  /** One page and the total, as the text of the answer. Beyond the last page there are no rows. */
  list(db: Db, scope: Scope, query: z.output<S['ListQuery']>): Promise<JsonText>
  /** One row; undefined where none exists for this scope. */
  one(db: Db, scope: Scope, id: number): Promise<One | undefined>
  /** The rows that many are chosen by, at most `most` of them. */
  chosen(db: Db, scope: Scope, which: Which<z.output<S['ListQuery']>>, most: number): Promise<Named[]>
}

/** What every list query says. */
interface Asked {
  page: number
  page_row: number
  orden: string
  buscar: string
  id: number | null
}

/** Makes a page and the total of typed queries, so that a feature writes only what is its own. */
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
