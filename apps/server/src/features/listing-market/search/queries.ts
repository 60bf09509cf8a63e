import { itemLimits } from '@portal/contract/marketplace/constants'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { customPlan } from '#core/database/statements.ts'
import type { Slice } from '#features/marketplace/lists/slices.ts'
import { arrayOf, countLimit, cut, matching, newestFirst, orderOf, unmarked } from '../list/queries.ts'
import type { Wanted } from '../list/rules.ts'

const { lit } = sql

/** Marks of an item among its words: category, country, condition. Words hold no "#". */
const marksOf = ({ categoria_id: category, pais_id: country, condicion: condition }: Wanted) =>
  Object.entries({ c: category, p: country, n: condition }).flatMap(([kind, id]) =>
    id === null ? [] : `'#${kind}${id}'`,
  )

/** Made once for a statement: inside a condition it would be made again for each row. */
const queryOf = (wanted: Wanted) => {
  const words = sql`clasificado_consulta(${wanted.words.map(({ text, isPrefix }) => (isPrefix ? `${text}*` : text))}::text[])`
  const marks = marksOf(wanted)
  return marks.length ? sql`(select ${words} && ${marks.join(' & ')}::tsquery)` : sql`(select ${words})`
}

const matches = (wanted: Wanted) => sql<SqlBool>`${customPlan}texto @@ ${queryOf(wanted)}`

/** How many of the newest that match are compared with the words; the others follow by date. */
const ranked = 1000
/** How many items are looked at for the next few of a frequent word, before all that match are sorted. */
const lookedAt = 20_000
/** Of these, the newest ones, those that match are shown: staff feature few. */
const featuredLookedAt = 200

/**
 * What matches, found once and first: else ORDER BY ... LIMIT makes the planner walk all items in their order. Its
 * marks are looked for among the words alone: an index of theirs would be read next to. At most `most`, in no order.
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

/** One page of ids, the newest featured ones of all that match, and how many match: up to 10,001. */
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

/** The newest featured ones of a word that more than 10,000 items match. */
async function featuredOfMany(db: Db, wanted: Wanted): Promise<number[]> {
  const newest = matching(db, wanted)
    .where(sql<SqlBool>`destacado`)
    .select(['id', 'creado_en', 'texto'])
    .orderBy(sql.raw(newestFirst))
    .limit(lit(featuredLookedAt))
  const featured = arrayOf(newestFeatured(sql`(${newest}) newest where ${matches(wanted)}`)).as('featured')
  return (await db.selectNoFrom(featured).executeTakeFirstOrThrow()).featured
}

/** One page of ids of what at most 10,000 items match. */
export async function searchPage(db: Db, wanted: Wanted, slice: Slice): Promise<number[]> {
  const page = arrayOf(sorted(wanted, slice)).as('ids')
  const { ids } = await withFound(db, wanted, null).selectNoFrom(page).executeTakeFirstOrThrow()
  return ids
}

/** One page of ids of what more than 10,000 items match: the next ones in their order are near, so it is walked for a while. */
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

/** What so many items say tells none of them apart. */
const byDate = ({ orden }: Wanted) => (orden === '-relevancia' ? '-creado_en' : orden)
