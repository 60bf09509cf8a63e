import { itemLimits } from '@portal/contract/marketplace/constants'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { customPlan } from '#core/database/statements.ts'
import { arrayOf, countLimit, cut, type Finding, keysOf, matching, newestFirst, unmarked } from '../lists/queries.ts'
import type { Slice } from '../lists/slices.ts'
import type { MarkGroup } from '../marks-rules.ts'
import type { Word } from './words.ts'

const { lit } = sql

interface Asked {
  words: readonly Word[]
  orden: string
}

/** A kind of item that is also found by words, in the column `texto` of its table. */
export interface Searching<Wanted extends Asked> extends Finding<Wanted> {
  /** The marks of the items that may be wanted. */
  marksOf(wanted: Wanted): readonly Mark[]
}

/** A condition on the marks of an item. */
export type Mark = RawBuilder<unknown>

/** The condition that an item has one of these marks of letters and digits. */
export const anyMark = (marks: MarkGroup): Mark => sql`${marks.map((mark) => `'#${mark}'`).join('|')}::tsquery`

/** The condition that an item has this mark, whose text may have any signs. */
export const theMark = (mark: RawBuilder<string>): Mark => sql`array_to_tsvector(array['#' || ${mark}])::text::tsquery`

/** A word as `clasificado_consulta` reads it. */
const written = ({ text, isPrefix, terms }: Word) => terms?.join('|') ?? (isPrefix ? `${text}*` : text)

const wordQuery = (wanted: Asked) => sql`clasificado_consulta(${wanted.words.map(written)}::text[])`

/** Computed once per statement: inside a condition it would be computed per row. */
const queryOf = <W extends Asked>({ marksOf }: Searching<W>, wanted: W) =>
  sql`(select ${sql.join([wordQuery(wanted), ...marksOf(wanted)], sql` && `)})`

const matches = <W extends Asked>(searching: Searching<W>, wanted: W) =>
  sql<SqlBool>`${customPlan}texto @@ ${queryOf(searching, wanted)}`

/** The public items that a search finds by filters and words, in no order. */
export const searched = <W extends Asked>(searching: Searching<W>, db: Pick<Db, 'selectFrom'>, wanted: W) =>
  wanted.words.length > 0
    ? unmarked(searching, db, wanted).where(matches(searching, wanted))
    : matching(searching, db, wanted)

/** Returns which of these items a search finds. */
export async function findThese<W extends Asked>(
  searching: Searching<W>,
  db: Pick<Db, 'selectFrom'>,
  wanted: W,
  ids: readonly number[],
): Promise<number[]> {
  const these = searched(searching, db, wanted).where('id', '=', sql<number>`any(${ids}::int[])`)
  return (await these.select('id').execute()).map(({ id }) => id)
}

/** Whether a search finds anything. */
export const findsAny = async <W extends Asked>(
  searching: Searching<W>,
  db: Pick<Db, 'selectFrom'>,
  wanted: W,
): Promise<boolean> => (await searched(searching, db, wanted).select('id').limit(1).execute()).length > 0

/** Number of newest results that are ranked by their words; the others follow by date. */
const ranked = 1000
/** Number of items read for the next results of a frequent word, before all results are sorted. */
const lookedAt = 20_000
/** The newest of these that match are shown: staff feature few. */
const featuredLookedAt = 200

/**
 * Collects the results first: otherwise ORDER BY ... LIMIT makes the planner read all items in order. Marks are
 * searched among the words only, to use one index. At most `most`, in no order.
 */
const withFound = <W extends Asked>(searching: Searching<W>, db: Db, wanted: W, most: number | null) =>
  db.with(
    (name) => name('found').materialized(),
    (db) =>
      unmarked(searching, db, wanted)
        .where(matches(searching, wanted))
        .select([...new Set([...keysOf(searching, wanted), 'creado_en', 'destacado'] as const)])
        .$if(most !== null, (query) => query.limit(lit(most))),
  )

const byRank = <W extends Asked>(searching: Searching<W>, wanted: W, { offset, limit }: Slice) => {
  const newest = sql`select id, creado_en from found order by ${sql.raw(newestFirst)}`
  const item = sql.table(searching.table)
  return sql`select id from (
      select newest.id, newest.creado_en, ts_rank(texto, (select ${wordQuery(wanted)})) as rango
      from (${newest} limit ${lit(ranked)}) newest join ${item} on ${item}.id = newest.id
      union all
      select id, creado_en, null from (${newest} offset ${lit(ranked)}) others
    ) placed
    order by rango desc nulls last, creado_en desc, id desc limit ${limit} offset ${offset}`
}

const sorted = <W extends Asked>(searching: Searching<W>, wanted: W, slice: Slice) =>
  wanted.orden === '-relevancia'
    ? byRank(searching, wanted, slice)
    : cut(searching, sql`select id from found`, wanted, slice)

const newestFeatured = (found: RawBuilder<unknown>) => sql`select id from ${found}
    order by ${sql.raw(newestFirst)} limit ${lit(itemLimits.featured)}`

/** Returns one page of ids, the newest featured ones, and the number of results: up to 10,001. */
export async function searchAll<W extends Asked>(searching: Searching<W>, db: Db, wanted: W, slice: Slice) {
  const found = await withFound(searching, db, wanted, countLimit)
    .selectNoFrom([
      arrayOf(sorted(searching, wanted, slice)).as('ids'),
      arrayOf(newestFeatured(sql`found where destacado`)).as('featured'),
      sql<number>`(select count(*) from found)`.as('counted'),
    ])
    .executeTakeFirstOrThrow()
  if (found.counted < countLimit) return found
  const [ids, featured] = await Promise.all([
    searchFrequent(searching, db, wanted, slice),
    featuredOfMany(searching, db, wanted),
  ])
  return { ids, featured, counted: found.counted }
}

/** Returns the newest featured items for a word with more than 10,000 results. */
async function featuredOfMany<W extends Asked>(searching: Searching<W>, db: Db, wanted: W): Promise<number[]> {
  const newest = matching(searching, db, wanted)
    .where(sql<SqlBool>`destacado`)
    .select(['id', 'creado_en', 'texto'])
    .orderBy(sql.raw(newestFirst))
    .limit(lit(featuredLookedAt))
  const found = sql`(${newest}) newest where ${matches(searching, wanted)}`
  const featured = arrayOf(newestFeatured(found)).as('featured')
  return (await db.selectNoFrom(featured).executeTakeFirstOrThrow()).featured
}

/** Returns one page of ids of at most 10,000 results. */
export async function searchPage<W extends Asked>(
  searching: Searching<W>,
  db: Db,
  wanted: W,
  slice: Slice,
): Promise<number[]> {
  const page = arrayOf(sorted(searching, wanted, slice)).as('ids')
  const { ids } = await withFound(searching, db, wanted, null).selectNoFrom(page).executeTakeFirstOrThrow()
  return ids
}

/** Returns one page of ids of more than 10,000 results: the next ones are near, so the order is read first. */
export async function searchFrequent<W extends Asked>(
  searching: Searching<W>,
  db: Db,
  wanted: W,
  slice: Slice,
): Promise<number[]> {
  const near = await walk(searching, db, wanted, slice)
  return near.length === slice.limit ? near : searchPage(searching, db, byDate(wanted), slice)
}

async function walk<W extends Asked>(searching: Searching<W>, db: Db, wanted: W, slice: Slice): Promise<number[]> {
  const nearest = matching(searching, db, wanted)
    .select(keysOf(searching, wanted))
    .select('texto')
    .orderBy(searching.orderOf(wanted).by)
    .limit(lit(lookedAt))
  const found = sql`select id from (${nearest}) nearest where ${matches(searching, wanted)}`
  const page = arrayOf(cut(searching, found, wanted, slice)).as('ids')
  const { ids } = await db.selectNoFrom(page).executeTakeFirstOrThrow()
  return ids
}

/** A word in so many items does not rank them. */
const byDate = <W extends Asked>(wanted: W): W =>
  wanted.orden === '-relevancia' ? { ...wanted, orden: '-creado_en' } : wanted
