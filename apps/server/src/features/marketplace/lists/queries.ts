import { itemLimits } from '@portal/contract/marketplace/constants'
import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { DB } from '#core/database/schema.ts'
import type { Slice } from './slices.ts'

const { lit } = sql

/** An order of a public list. The id is always last, so that no row is on two pages. */
export interface Order {
  /** The ORDER BY, whole. */
  by: RawBuilder<unknown>
  /** Its columns. */
  keys: readonly string[]
}

/** How public items of a kind are found: the conditions and orders of its table. */
export interface Finding<Wanted extends { orden: string }> {
  table: 'clasificado' | 'propiedad'
  /** The condition by all filters, except words and marks. Used by page, total and featured, so that they agree. */
  asWanted(wanted: Wanted): Expression<SqlBool>
  /** The condition by filters that marks among the words of an item decide alone: found in the same index. */
  asMarked(wanted: Wanted): Expression<SqlBool>
  orderOf(wanted: Wanted): Order
}

export const newestFirst = 'creado_en desc, id desc'

type Ids = SelectQueryBuilder<DB, never, { id: number }>
/** As JSON: the driver parses PostgreSQL's arrays character by character. */
export const arrayOf = (ids: Ids | RawBuilder<unknown>) => sql<number[]>`array_to_json(array(${ids}))`

/** Without the filters that marks decide. */
export const unmarked = <W extends { orden: string }>(
  { table, asWanted }: Finding<W>,
  db: Pick<Db, 'selectFrom'>,
  wanted: W,
) => db.selectFrom(table as 'clasificado').where(asWanted(wanted)) // each table has the columns that are named here

export const matching = <W extends { orden: string }>(finding: Finding<W>, db: Pick<Db, 'selectFrom'>, wanted: W) =>
  unmarked(finding, db, wanted).where(finding.asMarked(wanted))

/** The columns of an order, for a query that selects them. */
export const keysOf = <W extends { orden: string }>({ orderOf }: Finding<W>, wanted: W) =>
  orderOf(wanted).keys as readonly 'id'[] // whichever columns: they are only sorted by

/** One more than the exact maximum: then there are more. */
export const countLimit = itemLimits.exactTotal + 1
/**
 * Maximum number of results to sort. With more results the next ones are near in any order, so its index is read
 * instead.
 */
const sortedMost = 2000

export const cut = <W extends { orden: string }>(
  { orderOf }: Finding<W>,
  ids: RawBuilder<unknown>,
  wanted: W,
  { offset, limit }: Slice,
) => sql`${ids} order by ${orderOf(wanted).by} limit ${limit} offset ${offset}`

const walked = <W extends { orden: string }>(finding: Finding<W>, db: Db, wanted: W, slice: Slice) =>
  arrayOf(cut(finding, sql`${matching(finding, db, wanted).select('id')}`, wanted, slice))
const sorted = <W extends { orden: string }>(finding: Finding<W>, wanted: W, slice: Slice) =>
  arrayOf(cut(finding, sql`select id from found`, wanted, slice))

/** Collects the results before sorting: otherwise a LIMIT makes the planner read the whole order for few results. */
const withFound = <W extends { orden: string }>(finding: Finding<W>, db: Db, wanted: W, most: number) =>
  db.with(
    (name) => name('found').materialized(),
    (db) => matching(finding, db, wanted).select(keysOf(finding, wanted)).limit(lit(most)),
  )

/** The filters' own indexes are sorted by date. */
const isByDate = ({ orden }: { orden: string }) => orden === '-creado_en' || orden === '-relevancia'

/** Returns one page of ids, by the number of results. */
export async function findPage<W extends { orden: string }>(
  finding: Finding<W>,
  db: Db,
  wanted: W,
  slice: Slice,
  total: number,
): Promise<number[]> {
  const isSorted = !isByDate(wanted) && total <= sortedMost
  const page = isSorted
    ? withFound(finding, db, wanted, sortedMost).selectNoFrom(sorted(finding, wanted, slice).as('ids'))
    : db.selectNoFrom(walked(finding, db, wanted, slice).as('ids'))
  const { ids } = await page.executeTakeFirstOrThrow()
  return ids
}

/** Returns one page of ids, the newest featured ones, and the number of results: up to 10,001. */
export async function findAll<W extends { orden: string }>(finding: Finding<W>, db: Db, wanted: W, slice: Slice) {
  const featured = matching(finding, db, wanted).where(sql<SqlBool>`destacado`).select('id')
  const first = arrayOf(sql`${featured.orderBy(sql.raw(newestFirst)).limit(lit(itemLimits.featured))}`).as('featured')
  const counted = sql<number>`(
    select count(*) from (${matching(finding, db, wanted).select(lit(1).as('uno')).limit(lit(countLimit))}) contados)`.as(
    'counted',
  )
  const page = walked(finding, db, wanted, slice).as('ids')
  if (isByDate(wanted)) return db.selectNoFrom([page, first, counted]).executeTakeFirstOrThrow()

  const few = await findFew(finding, db, wanted, slice).select(first).executeTakeFirstOrThrow()
  const { ids, ...found } = few
  return ids ? { ...found, ids } : { ...found, ...(await db.selectNoFrom([page, counted]).executeTakeFirstOrThrow()) }
}

/**
 * Returns a page of sorted ids and the number of results; no ids when there are too many to sort. Planned separately:
 * most lists are short.
 */
const findFew = <W extends { orden: string }>(finding: Finding<W>, db: Db, wanted: W, slice: Slice) => {
  const counted = sql<number>`(select count(*) from found)`
  return withFound(finding, db, wanted, sortedMost + 1).selectNoFrom([
    sql<number[] | null>`case when ${counted} <= ${lit(sortedMost)} then ${sorted(finding, wanted, slice)} end`.as(
      'ids',
    ),
    counted.as('counted'),
  ])
}
