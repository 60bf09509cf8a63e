import { ProductStatus } from '@portal/contract/products/constants'
import { costFields } from '@portal/contract/projections/constants'
import type {
  ProjectionListQuerySchema,
  ProjectionListSchema,
  projectionOrders,
} from '@portal/contract/projections/schemas'
import type { PricedRange } from '@portal/contract/projections/sheet'
import { type ExpressionBuilder, type Insertable, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { JsonText } from '#core/base/answers.ts'
import { isEverything, rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inOrder, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/database/list-query.ts'
import type { DB, ProductoCostosVersion } from '#core/database/schema.ts'
import { today } from '#core/database/today.ts'

export type ProjectionQuery = z.output<typeof ProjectionListQuerySchema>

const { ref } = sql

export async function getToday(db: Db): Promise<string> {
  const { rows } = await sql<{ hoy: string }>`select ${today} as hoy`.execute(db)
  return rows[0]!.hoy
}

/** A projection is visible to enterprises in its country. */
export const isCountryIn = (scope: Scope, country: string): RawBuilder<boolean> =>
  isEverything(scope)
    ? sql<boolean>`true`
    : sql<boolean>`${ref(country)} in (
        select pais_id from empresa where ${rowsIn(scope, { enterprise: 'empresa.id' })})`

export const inScope = (scope: Scope) => (eb: ExpressionBuilder<DB, 'producto_costos_configuracion'>) =>
  eb.and([
    eb('producto_costos_configuracion.eliminado_en', 'is', null),
    isCountryIn(scope, 'producto_costos_configuracion.pais_id'),
  ])

const searched = sql<string>`sin_acentos(producto.nombre || ' ' || producto.nombre_en || ' ' || pais.nombre || ' ' || pais.nombre_en)`

const keysOf: Record<(typeof projectionOrders)[number], RawBuilder<unknown>> = {
  producto_nombre: inSpanishOrder(ref('producto.nombre')),
  pais_nombre: inSpanishOrder(ref('pais.nombre')),
  total_com: ref('v.total_com'),
  costo_distribuidor: ref('v.costo_distribuidor'),
  precio_sugerido: ref('v.precio_sugerido'),
  vigente_desde: ref('v.vigente_desde'),
}

/** Sorting must not reveal what the company pays. */
const orderFor = (scope: Scope, column: keyof typeof keysOf) =>
  column === 'total_com' && !isEverything(scope) ? 'costo_distribuidor' : column

const headColumns = [
  'producto_costos_configuracion.id',
  'producto_costos_configuracion.producto_id',
  'producto.nombre as producto_nombre',
  'producto.nombre_en as producto_nombre_en',
  'producto_costos_configuracion.pais_id',
  'pais.nombre as pais_nombre',
  'pais.nombre_en as pais_nombre_en',
] as const

/** The version valid today, otherwise the next one. */
const shownVersion = sql<{
  total_com: number
  costo_master: number
  costo_distribuidor: number
  precio_sugerido: number
  vigente_desde: string
}>`(
  select * from producto_costos_version
  where configuracion_id = producto_costos_configuracion.id
  order by vigente_desde <= ${today} desc, abs(vigente_desde - ${today}), id desc
  limit 1)`

const next = sql<string | null>`(
  select min(vigente_desde) from producto_costos_version
  where configuracion_id = producto_costos_configuracion.id
    and vigente_desde > greatest(${today}, v.vigente_desde))`

const versionCount = sql<number>`(
  select count(*) from producto_costos_version where configuracion_id = producto_costos_configuracion.id)`

/** Returns one page and the total, as JSON text. No rows beyond the last page. */
export function listProjections(
  db: Db,
  scope: Scope,
  { page, page_row: size, orden, buscar, producto_id: productId, pais_id: countryId }: ProjectionQuery,
): Promise<JsonText> {
  const { column, direction } = orderOf(orden)
  const found = db
    .selectFrom('producto_costos_configuracion')
    .innerJoin('producto', 'producto.id', 'producto_costos_configuracion.producto_id')
    .innerJoin('pais', 'pais.id', 'producto_costos_configuracion.pais_id')
    .where(inScope(scope))
    .where((eb) => eb.and(wordsIn(searched, buscar)))
    .$if(productId !== null, (query) => query.where('producto.id', '=', productId))
    .$if(countryId !== null, (query) => query.where('pais.id', '=', countryId))
  const reply = db.selectNoFrom([
    jsonArrayFrom(
      found
        .innerJoinLateral(shownVersion.as('v'), (join) => join.onTrue())
        .select(headColumns)
        .select(isEverything(scope) ? 'v.total_com' : sql<null>`null`.as('total_com'))
        .select(['v.costo_master', 'v.costo_distribuidor', 'v.precio_sugerido', 'v.vigente_desde'])
        .select([next.as('proxima_desde'), versionCount.as('versiones')])
        .orderBy(inOrder([keysOf[orderFor(scope, column)], ref('producto_costos_configuracion.id')], direction))
        .limit(size)
        .offset((page - 1) * size),
    ).as('proyecciones'),
    found
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$asScalar()
      .$notNull()
      .as('total'),
  ])
  return jsonTextOf<z.output<typeof ProjectionListSchema>>(db, reply)
}

export function getProjection(db: Db, scope: Scope, id: number) {
  return db
    .selectFrom('producto_costos_configuracion')
    .innerJoin('producto', 'producto.id', 'producto_costos_configuracion.producto_id')
    .innerJoin('pais', 'pais.id', 'producto_costos_configuracion.pais_id')
    .where(inScope(scope))
    .where('producto_costos_configuracion.id', '=', id)
    .select(headColumns)
    .select(['producto.categoria_id', 'producto_costos_configuracion.version'])
    .executeTakeFirst()
}

/** What a version stores besides its ranges. */
export const figures = [
  ...costFields,
  ...(['royalty_monto', 'royalty_porcentaje', 'royalty_total', 'total_com', 'precio_sugerido'] as const),
  ...(['porcentaje_sugerido', 'porcentaje_utilidad', 'costo_master', 'margen_master', 'costo_distribuidor'] as const),
] as const

/** Returns every version, the latest start first; of one day the later one first. */
export function listVersions(db: Db, id: number) {
  return db
    .selectFrom('producto_costos_version as v')
    .leftJoin('usuario', 'usuario.id', 'v.creado_por')
    .where('configuracion_id', '=', id)
    .select(figures)
    .select(['v.id', 'v.vigente_desde', 'v.unidad_id', 'v.creado_en'])
    .select([
      sql<PricedRange[]>`v.rangos`.as('rangos'),
      sql<boolean>`v.vigente_desde <= ${today}`.as('ha_comenzado'),
      sql<string | null>`nullif(concat_ws(' ', usuario.nombres, usuario.apellido_paterno), '')`.as('creado_por_nombre'),
    ])
    .orderBy('v.vigente_desde', 'desc')
    .orderBy('v.id', 'desc')
    .execute()
}

const headWritten = ['id', 'producto_id', 'pais_id', 'eliminado_en', 'version'] as const

/** Locked, to serialise changes of the same projection. */
export function lockProjection(db: Db, scope: Scope, id: number) {
  return db
    .selectFrom('producto_costos_configuracion')
    .where(inScope(scope))
    .where('id', '=', id)
    .select(headWritten)
    .forUpdate()
    .executeTakeFirst()
}

/** Returns the projection of a product in a country; `lockPlace` serialises two first ones. */
export function getProjectionAt(db: Db, productId: number, countryId: number) {
  return db
    .selectFrom('producto_costos_configuracion')
    .where('producto_id', '=', productId)
    .where('pais_id', '=', countryId)
    .where('eliminado_en', 'is', null)
    .select(headWritten)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether a product is configured for a country, locked until the transaction ends. */
export async function lockPlace(db: Db, productId: number, countryId: number): Promise<boolean> {
  const place = await db
    .selectFrom('producto_pais')
    .select('pais_id')
    .where('producto_id', '=', productId)
    .where('pais_id', '=', countryId)
    .forUpdate()
    .executeTakeFirst()
  return place !== undefined
}

/** The same for the product and country of a projection, which never change. */
export async function lockPlaceOf(db: Db, projectionId: number): Promise<boolean> {
  const { rows } = await sql`
    select from producto_pais p
    where (p.producto_id, p.pais_id) = (
      select producto_id, pais_id from producto_costos_configuracion where id = ${projectionId})
    for update of p`.execute(db)
  return rows.length > 0
}

/** Inserts in the given order. */
export function insertProjections(db: Db, places: readonly { producto_id: number; pais_id: number }[]) {
  return db.insertInto('producto_costos_configuracion').values(places).returning(headWritten).execute()
}

export function touchProjection(db: Db, id: number, changes: { eliminado_en?: RawBuilder<Date> } = {}) {
  return db
    .updateTable('producto_costos_configuracion')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(headWritten)
    .executeTakeFirstOrThrow()
}

export const markProjectionDeleted = (db: Db, id: number) => touchProjection(db, id, { eliminado_en: sql<Date>`now()` })

type NewVersion = Omit<Insertable<ProductoCostosVersion>, 'rangos'> & { rangos: readonly object[] }

export function insertVersions(db: Db, versions: readonly NewVersion[]) {
  const rows = versions.map((version) => ({ ...version, rangos: JSON.stringify(version.rangos) }))
  return db.insertInto('producto_costos_version').values(rows).returningAll().execute()
}

/** Returns which of the referenced rows exist and may be used. */
export async function findNamed(
  db: Db,
  { productId, countryId, unitId }: Record<'productId' | 'countryId' | 'unitId', number>,
) {
  const { rows } = await sql<{ product: boolean; country: boolean; unit: boolean }>`
    select
      exists (select from producto where id = ${productId} and estado_id <> ${ProductStatus.deleted}) as product,
      exists (select from pais where id = ${countryId}) as country,
      exists (select from producto_unidad where id = ${unitId} and tipo = 'venta') as unit`.execute(db)
  return rows[0]!
}

/** Returns the products for projections, with their configured countries and projections. */
export function listProducts(db: Db, scope: Scope) {
  return db
    .selectFrom('producto')
    .where('estado_id', '<>', ProductStatus.deleted)
    .select(['id', 'slug', 'nombre', 'categoria_id', 'unidad_id'])
    .select([
      sql<number[]>`array(
        select pais_id from producto_pais
        where producto_id = producto.id and ${isCountryIn(scope, 'producto_pais.pais_id')})`.as('paises'),
      ({ selectFrom }) =>
        jsonArrayFrom(
          selectFrom('producto_costos_configuracion')
            .where(inScope(scope))
            .whereRef('producto_costos_configuracion.producto_id', '=', 'producto.id')
            .select(['producto_costos_configuracion.id', 'producto_costos_configuracion.pais_id']),
        ).as('proyecciones'),
    ])
    .orderBy('orden')
    .orderBy(inSpanishOrder(ref('nombre')))
    .execute()
}
