import { CommercialStatus } from '@portal/contract/marketplace/states'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Card } from '#features/marketplace/lists/card-cache.ts'
import { liveStatusOf } from '#features/marketplace/status-queries.ts'

const { lit } = sql
const { reservedPendingPayment, reserved } = CommercialStatus

/** Public items: approved, active, not sold and not expired, even before the job ran. */
export const isListed = (): Expression<SqlBool>[] => [
  sql<SqlBool>`clasificado.es_publico`, // as in the indexes, which take no parameter
  sql<SqlBool>`(clasificado.vence_en is null or clasificado.vence_en > now())`,
]

const liveStatus = liveStatusOf({ table: 'clasificado', requestColumn: 'clasificado_id' })
export const isReserved = sql<boolean>`${liveStatus} in (${lit(reservedPendingPayment)}, ${lit(reserved)})`

const until = (moment: string) =>
  sql`case when clasificado.${sql.ref(moment)} > now() then clasificado.${sql.ref(moment)} end`

/** Milliseconds until a card changes by time alone: the item or its reservation expires. */
export const staysFor = sql<number | null>`(1000 * extract(epoch from
  least(${until('vence_en')}, ${until('reserva_vence_en')}) - now()))::float8`

/** Items joined with the names they reference. */
export const withNames = (db: Db) =>
  db
    .selectFrom('clasificado')
    .innerJoin('clasificado_categoria as categoria', 'categoria.id', 'clasificado.categoria_id')
    .innerJoin('pais', 'pais.id', 'clasificado.pais_id')
    .leftJoin('unidad_tiempo as unidad', 'unidad.id', 'clasificado.unidad_tiempo_id')

/** The bid and the end of the auction that comes or runs: a card shows them in place of the price. */
const auction = sql`case when clasificado.en_subasta then (
  select json_build_object(
    'precio', coalesce(s.precio_actual, s.precio_inicial), 'moneda', s.moneda, 'pujas', s.pujas,
    'inicia_en', s.inicia_en, 'fin_efectivo', s.fin_efectivo)
  from subasta s where s.clasificado_id = clasificado.id and s.estado = 'activa') end`

/**
 * The fields of a card, without pictures. Never includes commissions, owner and the parts of the price
 * (rule marketplace/private-figures).
 */
export const facts = [
  'clasificado.id',
  'clasificado.sku',
  'clasificado.marca',
  'clasificado.marca_en',
  'clasificado.anio',
  'clasificado.condicion',
  'clasificado.categoria_id',
  'categoria.nombre as categoria_nombre',
  'categoria.nombre_en as categoria_nombre_en',
  'clasificado.pais_id',
  'pais.nombre as pais_nombre',
  'pais.nombre_en as pais_nombre_en',
  'clasificado.ciudad',
  'clasificado.tiempo_uso',
  'unidad.nombre as unidad_tiempo_nombre',
  'unidad.nombre_en as unidad_tiempo_nombre_en',
  'clasificado.moneda',
  'clasificado.precio_publico as precio',
  'clasificado.es_venta',
  'clasificado.es_arriendo',
  'clasificado.arriendo_publico as precio_arriendo',
  'clasificado.dias_minimos',
  'clasificado.es_oferta',
  'clasificado.modo_oferta',
  auction.as('subasta'),
  'clasificado.destacado',
  'clasificado.puntaje',
  isReserved.as('esta_reservado'),
  'clasificado.creado_en',
] as const

/** The first picture only. Every picture is at least 800 pixels wide, so there is one of 640. */
const pictures = sql<string>`coalesce(clasificado.portada, '"url_imagenes":[],"imagenes":[]')`

const anyOf = (ids: readonly number[]) => sql<number>`any(${ids}::int[])`

const cardsOf = (db: Db, ids: readonly number[]) =>
  withNames(db)
    .innerJoinLateral(
      (eb) => eb.selectFrom(sql`(select)`.as('fila')).select(facts).as('tarjeta'),
      (join) => join.onTrue(),
    )
    .where('clasificado.id', '=', anyOf(ids))
    .where((eb) => eb.and(isListed()))
    .select([
      'clasificado.id',
      sql<string>`left(to_json(tarjeta)::text, -1) || ',' || ${pictures} || '}'`.as('texto'),
      staysFor.as('dura_ms'),
    ])

let written: ReturnType<ReturnType<typeof cardsOf>['compile']> | undefined

/** Returns the cards of public items, in no order. One prepared statement for every list. */
export async function listCards(db: Db, ids: readonly number[]): Promise<Card[]> {
  written ??= cardsOf(db, []).compile()
  const parameters = written.parameters.map((value) => (Array.isArray(value) ? ids : value))
  const { rows } = await db.executeQuery<Card>({ ...written, parameters })
  return rows
}
