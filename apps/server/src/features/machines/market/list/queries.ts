import { OfferMode } from '@portal/contract/machines/constants'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { inRange } from '#core/database/list-query.ts'
import type { DB } from '#core/database/schema.ts'
import { currencyOf, ordersByPrice } from '#features/marketplace/lists/currency.ts'
import { newestFirst, type Order } from '#features/marketplace/lists/queries.ts'
import { anyMark, type Mark, type Searching, theMark } from '#features/marketplace/search/queries.ts'
import { marksOf } from '../mark-rules.ts'
import { isListed } from '../rows-queries.ts'
import { priceOf, type Wanted } from './rules.ts'

const { lit } = sql
type Condition = Expression<SqlBool>

const sent = (days: number) => sql<Date>`now() - make_interval(days => ${days}::int)`

const eb = expressionBuilder<DB, 'clasificado'>()

const asMarked = ({ categoria_id: category, pais_id: country, condicion: condition }: Wanted) =>
  eb.and([
    ...(category === null ? [] : [eb('categoria_id', '=', category)]),
    ...(country === null ? [] : [eb('pais_id', '=', country)]),
    ...(condition === null ? [] : [eb('condicion', '=', condition)]),
  ])

const asWanted = (wanted: Wanted) => {
  const { precio_desde: least, precio_hasta: most, tipo: kind, dias: days } = wanted
  const currency = currencyOf(wanted)
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

function orderOf(wanted: Wanted): Order {
  const byDate = { by: newestFirst, keys: ['id', 'creado_en'] }
  const byYear = (by: string) => ({ by, keys: ['id', 'anio'] })
  const orders: Record<Wanted['orden'], { by: string; keys: string[] }> = {
    '-creado_en': byDate,
    '-relevancia': byDate,
    ...ordersByPrice(wanted, priceOf(wanted)),
    anio: byYear('anio, id'),
    '-anio': byYear('anio desc, id desc'),
    '-puntaje': { by: `puntaje desc, ${newestFirst}`, keys: ['id', 'puntaje', 'creado_en'] },
  }
  const { by, keys } = orders[wanted.orden]
  return { by: sql.raw(by), keys }
}

const cityMark = ({ ciudad: city }: Wanted): Mark[] =>
  city === '' ? [] : [theMark(sql<string>`'u' || sin_acentos(${city}::text)`)]

/** How machines are found by filters and words. */
export const machines: Searching<Wanted> = {
  table: 'clasificado',
  asWanted,
  asMarked,
  orderOf,
  marksOf: (wanted) => [...marksOf(wanted, new Date()).map(anyMark), ...cityMark(wanted)],
}
