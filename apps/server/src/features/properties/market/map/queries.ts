import { mapLimits } from '@portal/contract/properties/market/constants'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { searched } from '#features/marketplace/search/queries.ts'
import { properties } from '../list/queries.ts'
import type { Wanted } from '../list/rules.ts'
import { isReserved } from '../rows-queries.ts'
import { mostLatitude } from './rules.ts'

const { lit } = sql

/** Where some properties are. */
interface Extent {
  total: number
  oeste: number
  sur: number
  este: number
  norte: number
}

/** The properties of one cell; `ids` null when there are many at several places. */
interface Cell extends Extent {
  latitud: number
  longitud: number
  ids: number[] | null
}

const found = (db: Db, wanted: Wanted) =>
  searched(properties, db, wanted)
    .where(sql<SqlBool>`latitud_publica is not null`)
    .select(['id', sql`latitud_publica`.as('latitud'), sql`longitud_publica`.as('longitud')])

const extent = sql`count(*)::int as total, min(longitud) as oeste, min(latitud) as sur, max(longitud) as este,
  max(latitud) as norte`

/** Returns how many properties with a place a search finds, and where they are; sides are null without any. */
export async function findExtent(db: Db, wanted: Wanted) {
  const { rows } = await sql<Extent | { total: 0; oeste: null }>`
    select ${extent} from (${found(db, wanted)}) lugares`.execute(db)
  return rows[0]!
}

/** Returns the properties that a search finds by the cells of a grid on the map, `across` of them along its side. */
export async function findCells(db: Db, wanted: Wanted, across: number): Promise<Cell[]> {
  const clipped = sql`greatest(least(latitud, ${lit(mostLatitude)}), ${lit(-mostLatitude)})`
  const { rows } = await sql<Cell>`
    select total, oeste, sur, este, norte, latitud, longitud,
      case when total = 1 or (total <= ${lit(mapLimits.named)} and oeste = este and sur = norte) then ids end as ids
    from (
      select ${extent}, avg(latitud) as latitud, avg(longitud) as longitud, array_agg(id) as ids
      from (${found(db, wanted)}) lugares
      group by floor((longitud + 180) / 360 * ${across}::float8),
        floor((0.5 - ln(tan(pi() / 4 + radians(${clipped}) / 2)) / (2 * pi())) * ${across}::float8)
    ) celdas
    order by total desc, latitud, longitud`.execute(db)
  return rows
}

/** Returns what the map shows of properties, the newest first. */
export const listMarked = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('propiedad')
    .where('propiedad.id', '=', sql<number>`any(${ids}::int[])`)
    .select([
      'propiedad.id',
      'titulo',
      'titulo_en',
      'ciudad',
      'condicion',
      sql<'USD' | 'CLP' | 'UF'>`moneda`.as('moneda'),
    ])
    .select(['precio_publico as precio', isReserved.as('esta_reservado')])
    .select(sql<string | null>`imagenes #>> '{0,urls,320}'`.as('url_imagen'))
    .orderBy('propiedad.creado_en', 'desc')
    .orderBy('propiedad.id', 'desc')
    .execute()
