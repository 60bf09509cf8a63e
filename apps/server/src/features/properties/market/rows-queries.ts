import { CommercialStatus } from '@portal/contract/marketplace/states'
import { priceFallShownDays } from '@portal/contract/properties/constants'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Card } from '#features/marketplace/lists/card-cache.ts'
import { liveStatusOf } from '#features/marketplace/status-queries.ts'

const { lit } = sql
const { reservedPendingPayment, reserved } = CommercialStatus

/** Public properties: approved, active, not sold. */
export const isListed = (): Expression<SqlBool>[] => [sql<SqlBool>`propiedad.es_publico`] // as in the indexes, which take no parameter

const liveStatus = liveStatusOf({ table: 'propiedad', requestColumn: 'propiedad_id' })
export const isReserved = sql<boolean>`${liveStatus} in (${lit(reservedPendingPayment)}, ${lit(reserved)})`

const fallUntil = sql`(propiedad.rebajado_en + make_interval(days => ${lit(priceFallShownDays)}))`
const hasFallen = sql`(${fallUntil} > now() and not propiedad.consultar_precio)`

/** Milliseconds until a card changes by time alone: its reservation expires, or its price fell long ago. */
export const staysFor = sql<number | null>`(1000 * extract(epoch from least(
  case when propiedad.reserva_vence_en > now() then propiedad.reserva_vence_en end,
  case when ${hasFallen} then ${fallUntil} end) - now()))::float8`

/** Properties joined with the names they reference. */
export const withNames = (db: Db) =>
  db
    .selectFrom('propiedad')
    .innerJoin('propiedad_categoria as categoria', 'categoria.id', 'propiedad.categoria_id')
    .innerJoin('pais', 'pais.id', 'propiedad.pais_id')

/** The fields of a card, without pictures. Never includes commissions, owner, parts of the price and the exact place. */
export const facts = [
  'propiedad.id',
  'propiedad.sku',
  'propiedad.titulo',
  'propiedad.titulo_en',
  'propiedad.anio',
  'propiedad.condicion',
  'propiedad.categoria_id',
  'categoria.nombre as categoria_nombre',
  'categoria.nombre_en as categoria_nombre_en',
  'propiedad.pais_id',
  'pais.nombre as pais_nombre',
  'pais.nombre_en as pais_nombre_en',
  'propiedad.ciudad',
  'propiedad.metros_construidos',
  'propiedad.metros_terreno',
  'propiedad.habitaciones',
  'propiedad.banos',
  'propiedad.estacionamientos',
  'propiedad.moneda',
  'propiedad.precio_publico as precio',
  sql`case when ${hasFallen} then propiedad.rebaja_porcentaje end`.as('rebaja_porcentaje'),
  sql`case when ${hasFallen} then to_char(propiedad.rebajado_en at time zone 'utc', 'YYYY-MM-DD') end`.as(
    'rebajado_el',
  ),
  'propiedad.destacado',
  isReserved.as('esta_reservado'),
  'propiedad.latitud_publica as latitud',
  'propiedad.longitud_publica as longitud',
  'propiedad.creado_en',
] as const

/** The first picture only. Every picture is at least 800 pixels wide, so there is one of 640. */
const pictures = sql<string>`coalesce(propiedad.portada, '"url_imagenes":[],"imagenes":[]')`

const cardsOf = (db: Db, ids: readonly number[]) =>
  withNames(db)
    .innerJoinLateral(
      (eb) => eb.selectFrom(sql`(select)`.as('fila')).select(facts).as('tarjeta'),
      (join) => join.onTrue(),
    )
    .where('propiedad.id', '=', sql<number>`any(${ids}::int[])`)
    .where((eb) => eb.and(isListed()))
    .select([
      'propiedad.id',
      sql<string>`left(to_json(tarjeta)::text, -1) || ',' || ${pictures} || '}'`.as('texto'),
      staysFor.as('dura_ms'),
    ])

/** Returns the cards of public properties, in no order. */
export const listCards = (db: Db, ids: readonly number[]): Promise<Card[]> => cardsOf(db, ids).execute()
