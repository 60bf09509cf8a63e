import { Currency } from '@portal/contract/core/currencies'
import { OfferMode } from '@portal/contract/listings/constants'
import { itemLimits } from '@portal/contract/marketplace/constants'
import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { Db } from '#core/database/database.ts'
import { inRange } from '#core/database/list-query.ts'
import type { DB } from '#core/database/schema.ts'
import type { Slice } from '#features/marketplace/lists/slices.ts'
import { isListed } from '../rows/queries.ts'
import { priceOf, type Wanted } from './rules.ts'

const { lit } = sql
type Condition = Expression<SqlBool>

const sent = (days: number) => sql<Date>`now() - make_interval(days => ${days}::int)`

/** Filters stored as marks among the words of an item: found in the same index. */
const asMarked =
  ({ categoria_id: category, pais_id: country, condicion: condition }: Wanted) =>
  (eb: ExpressionBuilder<DB, 'clasificado'>) =>
    eb.and([
      ...(category === null ? [] : [eb('categoria_id', '=', category)]),
      ...(country === null ? [] : [eb('pais_id', '=', country)]),
      ...(condition === null ? [] : [eb('condicion', '=', condition)]),
    ])

/**
 * The condition for public items by all filters, except words and marks. Used by page, total and featured, so that they
 * agree.
 */
const asWanted = (wanted: Wanted) => (eb: ExpressionBuilder<DB, 'clasificado'>) => {
  const { precio_desde: least, precio_hasta: most, tipo: kind, dias: days } = wanted
  const currency = wanted.moneda ?? (least === null && most === null ? null : Currency.dollar)
  const all: (Condition | false)[] = [
    ...isListed(),
    wanted.ciudad !== '' && eb('ciudad_buscada', '=', sql<string>`sin_acentos(${wanted.ciudad}::text)`),
    currency !== null && eb('moneda', '=', currency),
    least !== null && inRange(eb.ref(priceOf(wanted)), '>=', least),
    most !== null && inRange(eb.ref(priceOf(wanted)), '<=', most),
    wanted.anio_desde !== null && inRange(eb.ref('anio'), '>=', wanted.anio_desde),
    wanted.anio_hasta !== null && inRange(eb.ref('anio'), '<=', wanted.anio_hasta),
    wanted.tiempo_uso_hasta !== null && inRange(eb.ref('tiempo_uso'), '<=', wanted.tiempo_uso_hasta),
    days !== null && inRange(eb.ref('creado_en'), '>=', sent(days)),
    kind === 'venta' && sql<SqlBool>`es_venta`,
    kind === 'arriendo' && sql<SqlBool>`es_arriendo`,
    (kind === 'oferta' || kind === 'subasta') && sql<SqlBool>`es_oferta`,
    kind === 'oferta' && sql<SqlBool>`modo_oferta is distinct from ${lit(OfferMode.auction)}`,
    kind === 'subasta' && sql<SqlBool>`modo_oferta = ${lit(OfferMode.auction)}`,
  ]
  return eb.and(all.filter((one) => one !== false))
}

export const newestFirst = 'creado_en desc, id desc'

type Key = 'id' | 'creado_en' | 'anio' | 'moneda' | 'precio_publico' | 'arriendo_publico'
interface Order {
  by: string
  keys: Key[]
}

/** The id is always last, so that no row is on two pages. Amounts of two currencies are not compared: dollars first. */
export function orderOf(wanted: Wanted): { by: RawBuilder<unknown>; keys: Key[] } {
  const price = priceOf(wanted)
  const byDate: Order = { by: newestFirst, keys: ['id', 'creado_en'] }
  const byPrice = (by: string): Order => ({ by, keys: ['id', 'moneda', price] })
  const byYear = (by: string): Order => ({ by, keys: ['id', 'anio'] })
  const orders: Record<Wanted['orden'], Order> = {
    '-creado_en': byDate,
    '-relevancia': byDate,
    precio: byPrice(`moneda desc, ${price}, id`),
    '-precio': byPrice(`moneda desc, ${price} desc nulls last, id desc`),
    anio: byYear('anio, id'),
    '-anio': byYear('anio desc, id desc'),
  }
  const { by, keys } = orders[wanted.orden]
  return { by: sql.raw(by), keys }
}

type Ids = SelectQueryBuilder<DB, never, { id: number }>
/** As JSON: the driver parses PostgreSQL's arrays character by character. */
export const arrayOf = (ids: Ids | RawBuilder<unknown>) => sql<number[]>`array_to_json(array(${ids}))`

export const matching = (db: Pick<Db, 'selectFrom'>, wanted: Wanted) => unmarked(db, wanted).where(asMarked(wanted))

/** Without the marks. */
export const unmarked = (db: Pick<Db, 'selectFrom'>, wanted: Wanted) =>
  db.selectFrom('clasificado').where(asWanted(wanted))

/** One more than the exact maximum: then there are more. */
export const countLimit = itemLimits.exactTotal + 1
/**
 * Maximum number of results to sort. With more results the next ones are near in any order, so its index is read
 * instead.
 */
const sortedMost = 2000

export const cut = (ids: RawBuilder<unknown>, wanted: Wanted, { offset, limit }: Slice) =>
  sql`${ids} order by ${orderOf(wanted).by} limit ${limit} offset ${offset}`

const walked = (db: Db, wanted: Wanted, slice: Slice) =>
  arrayOf(cut(sql`${matching(db, wanted).select('id')}`, wanted, slice))
const sorted = (wanted: Wanted, slice: Slice) => arrayOf(cut(sql`select id from found`, wanted, slice))

/** Collects the results before sorting: otherwise a LIMIT makes the planner read the whole order for few results. */
const withFound = (db: Db, wanted: Wanted, most: number) =>
  db.with(
    (name) => name('found').materialized(),
    (db) => matching(db, wanted).select(orderOf(wanted).keys).limit(lit(most)),
  )

/** The filters' own indexes are sorted by date. */
const isByDate = ({ orden }: Wanted) => orden === '-creado_en' || orden === '-relevancia'

/** Returns one page of ids, by the number of results. */
export async function findPage(db: Db, wanted: Wanted, slice: Slice, total: number): Promise<number[]> {
  const isSorted = !isByDate(wanted) && total <= sortedMost
  const page = isSorted
    ? withFound(db, wanted, sortedMost).selectNoFrom(sorted(wanted, slice).as('ids'))
    : db.selectNoFrom(walked(db, wanted, slice).as('ids'))
  const { ids } = await page.executeTakeFirstOrThrow()
  return ids
}

/** Returns one page of ids, the newest featured ones, and the number of results: up to 10,001. */
export async function findAll(db: Db, wanted: Wanted, slice: Slice) {
  const featured = matching(db, wanted).where(sql<SqlBool>`destacado`).select('id')
  const first = arrayOf(sql`${featured.orderBy(sql.raw(newestFirst)).limit(lit(itemLimits.featured))}`).as('featured')
  const counted = sql<number>`(
    select count(*) from (${matching(db, wanted).select(lit(1).as('uno')).limit(lit(countLimit))}) contados)`.as(
    'counted',
  )
  const page = walked(db, wanted, slice).as('ids')
  if (isByDate(wanted)) return db.selectNoFrom([page, first, counted]).executeTakeFirstOrThrow()

  const few = await findFew(db, wanted, slice).select(first).executeTakeFirstOrThrow()
  const { ids, ...found } = few
  return ids ? { ...found, ids } : { ...found, ...(await db.selectNoFrom([page, counted]).executeTakeFirstOrThrow()) }
}

/**
 * Returns a page of sorted ids and the number of results; no ids when there are too many to sort. Planned separately:
 * most lists are short.
 */
const findFew = (db: Db, wanted: Wanted, slice: Slice) => {
  const counted = sql<number>`(select count(*) from found)`
  return withFound(db, wanted, sortedMost + 1).selectNoFrom([
    sql<number[] | null>`case when ${counted} <= ${lit(sortedMost)} then ${sorted(wanted, slice)} end`.as('ids'),
    counted.as('counted'),
  ])
}
