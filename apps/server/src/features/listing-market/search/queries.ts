import { itemLimits } from '@portal/contract/marketplace/constants'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { customPlan } from '#core/database/statements.ts'
import type { Slice } from '#features/marketplace/lists/slices.ts'
import { arrayOf, countLimit, cut, matching, newestFirst, orderOf, unmarked } from '../list/queries.ts'
import type { Wanted } from '../list/rules.ts'

const { lit } = sql

/** Marks among the words of an item: category, country, condition. Words never contain "#". */
const marksOf = ({ categoria_id: category, pais_id: country, condicion: condition }: Wanted) =>
  Object.entries({ c: category, p: country, n: condition }).flatMap(([kind, id]) =>
    id === null ? [] : `'#${kind}${id}'`,
  )

/** Computed once per statement: inside a condition it would be computed per row. */
const queryOf = (wanted: Wanted) => {
  const words = sql`clasificado_consulta(${wanted.words.map(({ text, isPrefix }) => (isPrefix ? `${text}*` : text))}::text[])`
  const marks = marksOf(wanted)
  return marks.length ? sql`(select ${words} && ${marks.join(' & ')}::tsquery)` : sql`(select ${words})`
}

const matches = (wanted: Wanted) => sql<SqlBool>`${customPlan}texto @@ ${queryOf(wanted)}`

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
const withFound = (db: Db, wanted: Wanted, most: number | null) =>
  db.with(
    (name) => name('found').materialized(),
    (db) =>
      unmarked(db, wanted)
        .where(matches(wanted))
        .select([...new Set([...orderOf(wanted).keys, 'creado_en', 'destacado'] as const)])
        .$if(most !== null, (query) => query.limit(lit(most))),
  )

const byRank = (wanted: Wanted, { offset, limit }: Slice) => {
  const newest = sql`select id, creado_en from found order by ${sql.raw(newestFirst)}`
  return sql`select id from (
      select newest.id, newest.creado_en, ts_rank(texto, ${queryOf(wanted)}) as rango
      from (${newest} limit ${lit(ranked)}) newest join clasificado on clasificado.id = newest.id
      union all
      select id, creado_en, null from (${newest} offset ${lit(ranked)}) others
    ) placed
    order by rango desc nulls last, creado_en desc, id desc limit ${limit} offset ${offset}`
}

const sorted = (wanted: Wanted, slice: Slice) =>
  wanted.orden === '-relevancia' ? byRank(wanted, slice) : cut(sql`select id from found`, wanted, slice)

const newestFeatured = (found: RawBuilder<unknown>) => sql`select id from ${found}
    order by ${sql.raw(newestFirst)} limit ${lit(itemLimits.featured)}`

/** Returns one page of ids, the newest featured ones, and the number of results: up to 10,001. */
export async function searchAll(db: Db, wanted: Wanted, slice: Slice) {
  const found = await withFound(db, wanted, countLimit)
    .selectNoFrom([
      arrayOf(sorted(wanted, slice)).as('ids'),
      arrayOf(newestFeatured(sql`found where destacado`)).as('featured'),
      sql<number>`(select count(*) from found)`.as('counted'),
    ])
    .executeTakeFirstOrThrow()
  if (found.counted < countLimit) return found
  const [ids, featured] = await Promise.all([searchFrequent(db, wanted, slice), featuredOfMany(db, wanted)])
  return { ids, featured, counted: found.counted }
}

/** Returns the newest featured items for a word with more than 10,000 results. */
async function featuredOfMany(db: Db, wanted: Wanted): Promise<number[]> {
  const newest = matching(db, wanted)
    .where(sql<SqlBool>`destacado`)
    .select(['id', 'creado_en', 'texto'])
    .orderBy(sql.raw(newestFirst))
    .limit(lit(featuredLookedAt))
  const featured = arrayOf(newestFeatured(sql`(${newest}) newest where ${matches(wanted)}`)).as('featured')
  return (await db.selectNoFrom(featured).executeTakeFirstOrThrow()).featured
}

/** Returns one page of ids of at most 10,000 results. */
export async function searchPage(db: Db, wanted: Wanted, slice: Slice): Promise<number[]> {
  const page = arrayOf(sorted(wanted, slice)).as('ids')
  const { ids } = await withFound(db, wanted, null).selectNoFrom(page).executeTakeFirstOrThrow()
  return ids
}

/** Returns one page of ids of more than 10,000 results: the next ones are near, so the order is read first. */
export async function searchFrequent(db: Db, wanted: Wanted, slice: Slice): Promise<number[]> {
  const near = await walk(db, wanted, slice)
  return near.length === slice.limit ? near : searchPage(db, { ...wanted, orden: byDate(wanted) }, slice)
}

async function walk(db: Db, wanted: Wanted, slice: Slice): Promise<number[]> {
  const { by, keys } = orderOf(wanted)
  const nearest = matching(db, wanted).select(keys).select('texto').orderBy(by).limit(lit(lookedAt))
  const page = arrayOf(cut(sql`select id from (${nearest}) nearest where ${matches(wanted)}`, wanted, slice)).as('ids')
  const { ids } = await db.selectNoFrom(page).executeTakeFirstOrThrow()
  return ids
}

/** A word in so many items does not rank them. */
const byDate = ({ orden }: Wanted) => (orden === '-relevancia' ? '-creado_en' : orden)
