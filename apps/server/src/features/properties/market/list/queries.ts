import type { Box } from '@portal/contract/properties/market/box'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { inRange } from '#core/database/list-query.ts'
import type { DB } from '#core/database/schema.ts'
import { currencyOf, ordersByPrice } from '#features/marketplace/lists/currency.ts'
import { newestFirst, type Order } from '#features/marketplace/lists/queries.ts'
import { idMarks } from '#features/marketplace/marks-rules.ts'
import { anyMark, type Searching } from '#features/marketplace/search/queries.ts'
import { isListed } from '../rows-queries.ts'
import type { Wanted } from './rules.ts'

const sent = (days: number) => sql<Date>`now() - make_interval(days => ${days}::int)`

const eb = expressionBuilder<DB, 'propiedad'>()

const asMarked = ({ categoria_id: category, pais_id: country, condicion: condition }: Wanted) =>
  eb.and([
    ...(category === null ? [] : [eb('categoria_id', '=', category)]),
    ...(country === null ? [] : [eb('pais_id', '=', country)]),
    ...(condition === null ? [] : [eb('condicion', '=', condition)]),
  ])

/** With the date line inside, the places on either side of it. */
const isIn = ({ west, south, east, north }: Box) => {
  const [longitude, latitude] = [eb.ref('longitud_publica'), eb.ref('latitud_publica')]
  const [isEastOfWest, isWestOfEast] = [inRange(longitude, '>=', west), inRange(longitude, '<=', east)]
  return eb.and([
    inRange(latitude, '>=', south),
    inRange(latitude, '<=', north),
    west < east ? eb.and([isEastOfWest, isWestOfEast]) : eb.or([isEastOfWest, isWestOfEast]),
  ])
}

const counted = ['habitaciones', 'banos', 'estacionamientos'] as const

const asWanted = (wanted: Wanted) => {
  const { precio_desde: least, precio_hasta: most } = wanted
  const unit = currencyOf(wanted)
  const all: (Expression<SqlBool> | false)[] = [
    ...isListed(),
    wanted.ciudad !== '' && eb('ciudad_buscada', '=', sql<string>`sin_acentos(${wanted.ciudad}::text)`),
    unit !== null && eb('moneda', '=', unit),
    least !== null && inRange(eb.ref('precio_publico'), '>=', least),
    most !== null && inRange(eb.ref('precio_publico'), '<=', most),
    wanted.metros_desde !== null && inRange(eb.ref('metros_construidos'), '>=', wanted.metros_desde),
    wanted.metros_hasta !== null && inRange(eb.ref('metros_construidos'), '<=', wanted.metros_hasta),
    wanted.terreno_desde !== null && inRange(eb.ref('metros_terreno'), '>=', wanted.terreno_desde),
    ...counted.map((column) => wanted[column] !== null && inRange(eb.ref(column), '>=', wanted[column])),
    wanted.dias !== null && inRange(eb.ref('creado_en'), '>=', sent(wanted.dias)),
    wanted.recuadro !== null && isIn(wanted.recuadro),
  ]
  return eb.and(all.filter((one) => one !== false))
}

function orderOf(wanted: Wanted): Order {
  const byDate = { by: newestFirst, keys: ['id', 'creado_en'] }
  const orders: Record<Wanted['orden'], { by: string; keys: string[] }> = {
    '-creado_en': byDate,
    '-relevancia': byDate,
    ...ordersByPrice(wanted, 'precio_publico'),
    '-metros_construidos': { by: 'metros_construidos desc, id desc', keys: ['id', 'metros_construidos'] },
  }
  const { by, keys } = orders[wanted.orden]
  return { by: sql.raw(by), keys }
}

/** How properties are found by filters and words. */
export const properties: Searching<Wanted> = {
  table: 'propiedad',
  asWanted,
  asMarked,
  orderOf,
  marksOf: ({ categoria_id: c, pais_id: p, condicion: n }) => idMarks({ c, p, n }).map(anyMark),
}
