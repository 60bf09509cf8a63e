import { bulkLimits } from '@portal/contract/core/limits'
import { ProductStatus } from '@portal/contract/products/constants'
import { type CostField, costChangeLimits } from '@portal/contract/projections/constants'
import type { PricedRange } from '@portal/contract/projections/sheet'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import { inSpanishOrder } from '#core/database/list-query.ts'
import type { ProductoCostosCambio, ProductoCostosCambioFila } from '#core/database/schema.ts'
import { figures, inScope } from '../queries.ts'

const { ref } = sql

const projectionId = 'producto_costos_configuracion.id'

/** The version of a projection that holds on a day, otherwise its next one. */
const versionOn = (day: string) =>
  sql<{ id: number }>`(
    select id from producto_costos_version
    where configuracion_id = ${ref(projectionId)}
    order by vigente_desde <= ${day}::date desc, abs(vigente_desde - ${day}::date), id desc
    limit 1)`

const laterThan = (version: string): RawBuilder<string | null> => sql<string | null>`(
  select min(vigente_desde) from producto_costos_version
  where configuracion_id = ${ref(projectionId)} and vigente_desde > ${ref(version)})`

export type BaseRow = Awaited<ReturnType<typeof listBases>>[number]

/**
 * Returns projections with the version that a change on a day begins from, by the name of the product: those of a
 * country, or those with these ids in it.
 */
export function listBases(db: Db, scope: Scope, asked: { countryId: number; day: string; ids?: readonly number[] }) {
  const { countryId, day, ids } = asked
  return db
    .selectFrom('producto_costos_configuracion')
    .innerJoin('producto', 'producto.id', 'producto_costos_configuracion.producto_id')
    .innerJoinLateral(versionOn(day).as('base'), (join) => join.onTrue())
    .innerJoin('producto_costos_version as v', 'v.id', 'base.id')
    .where(inScope(scope))
    .where('producto_costos_configuracion.pais_id', '=', countryId)
    .where('producto.estado_id', '<>', ProductStatus.deleted)
    .$if(ids !== undefined, (query) => query.where(projectionId, '=', sql<number>`any(${[...ids!]}::int[])`))
    .select([projectionId, 'producto_costos_configuracion.producto_id', 'producto_costos_configuracion.version'])
    .select([
      'producto.nombre as producto_nombre',
      'producto.nombre_en as producto_nombre_en',
      'v.id as version_id',
      'v.unidad_id',
    ])
    .select(figures.map((figure) => `v.${figure}` as const))
    .select([
      sql<PricedRange[]>`v.rangos`.as('rangos'),
      sql<string>`greatest(v.vigente_desde, ${day}::date)`.as('vigente_desde'),
      laterThan('v.vigente_desde').as('proxima_desde'),
      sql<boolean>`exists (
        select from producto_pais
        where producto_id = producto.id and pais_id = ${countryId})`.as('se_ofrece'),
    ])
    .orderBy(inSpanishOrder(ref('producto.nombre')))
    .orderBy(projectionId)
    .execute()
}

/** Locks projections in the order of their ids, so that two changes of many never wait for each other. */
export function lockProjections(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('producto_costos_configuracion')
    .select('id')
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Counts one change more of each projection; returns their versions, by id. */
export async function touchProjections(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .updateTable('producto_costos_configuracion')
    .set({ version: sql`version + 1` })
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .returning(['id', 'version'])
    .execute()
  return new Map(rows.map(({ id, version }) => [id, version]))
}

export async function insertChange(
  db: Db,
  change: Insertable<ProductoCostosCambio>,
  rows: readonly Omit<Insertable<ProductoCostosCambioFila>, 'cambio_id'>[],
): Promise<number> {
  const { id } = await db.insertInto('producto_costos_cambio').values(change).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('producto_costos_cambio_fila')
    .values(rows.map((row) => ({ cambio_id: id, ...row })))
    .execute()
  return id
}

const undoableUntil = sql<Date>`producto_costos_cambio.creado_en + make_interval(hours => ${bulkLimits.undoHours})`

/** Locks a change: of two that undo it at once, the second finds it undone. */
export const lockChange = (db: Db, id: number) =>
  db
    .selectFrom('producto_costos_cambio')
    .select(['id', 'pais_id', 'componente', 'porcentaje', 'deshecho_en'])
    .select(sql<boolean>`now() < ${undoableUntil}`.as('se_puede'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Returns what a change did to each projection, and what can be told of it on a day. */
export function listChanged(db: Db, changeId: number, day: string) {
  return db
    .selectFrom('producto_costos_cambio_fila as fila')
    .innerJoin('producto_costos_configuracion', projectionId, 'fila.configuracion_id')
    .innerJoin('producto', 'producto.id', 'producto_costos_configuracion.producto_id')
    .innerJoin('producto_costos_version as v', 'v.id', 'fila.antes_id')
    .innerJoin('producto_costos_version as despues', 'despues.id', 'fila.despues_id')
    .where('fila.cambio_id', '=', changeId)
    .select([projectionId, 'producto.nombre as producto_nombre', 'v.unidad_id'])
    .select(figures.map((figure) => `v.${figure}` as const))
    .select([
      sql<PricedRange[]>`v.rangos`.as('rangos'),
      sql<string>`greatest(despues.vigente_desde, ${day}::date)`.as('vigente_desde'),
      sql<boolean>`producto_costos_configuracion.eliminado_en is not null`.as('no_hay'),
      sql<boolean>`producto_costos_configuracion.version <> fila.version`.as('se_guardo'),
      sql<boolean>`exists (
        select from producto_costos_version otra
        where otra.configuracion_id = despues.configuracion_id
          and (otra.vigente_desde, otra.id) > (despues.vigente_desde, despues.id)
          and otra.vigente_desde <= ${day}::date)`.as('rige_otra'),
    ])
    .orderBy(inSpanishOrder(ref('producto.nombre')))
    .orderBy(projectionId)
    .execute()
}

/** Returns the ids of the projections of a change. */
export async function changedIds(db: Db, changeId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('producto_costos_cambio_fila')
    .select('configuracion_id')
    .where('cambio_id', '=', changeId)
    .execute()
  return rows.map(({ configuracion_id: id }) => id)
}

export async function markUndone(db: Db, id: number, by: number): Promise<void> {
  await db
    .updateTable('producto_costos_cambio')
    .set({ deshecho_por: by, deshecho_en: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Returns the last changes, newest first. */
export function listChanges(db: Db) {
  return db
    .selectFrom('producto_costos_cambio')
    .innerJoin('usuario as autor', 'autor.id', 'producto_costos_cambio.creado_por')
    .leftJoin('usuario as otro', 'otro.id', 'producto_costos_cambio.deshecho_por')
    .select((eb) => [
      'producto_costos_cambio.id',
      'producto_costos_cambio.pais_id',
      sql<CostField>`componente`.as('componente'),
      'porcentaje',
      'sigue_precio',
      'vigente_desde',
      'producto_costos_cambio.creado_en',
      'deshecho_en',
      fullNameOf('autor').as('creado_por_nombre'),
      sql<string | null>`nullif(${fullNameOf('otro')}, '')`.as('deshecho_por_nombre'),
      undoableUntil.as('se_deshace_hasta'),
      sql<boolean>`deshecho_en is null and now() < ${undoableUntil}`.as('puede_deshacer'),
      eb
        .selectFrom('producto_costos_cambio_fila')
        .whereRef('cambio_id', '=', 'producto_costos_cambio.id')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .$asScalar()
        .$notNull()
        .as('productos'),
    ])
    .orderBy('producto_costos_cambio.id', 'desc')
    .limit(costChangeLimits.listed)
    .execute()
}
