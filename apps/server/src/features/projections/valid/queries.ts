import type { PricedRange } from '@portal/contract/projections/sheet'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { today } from '#core/database/today.ts'
import { inScope } from '../queries.ts'

const { ref } = sql

/** Cost and price of a product in a country on a day; in US dollars per unit. */
export interface ValidProjection {
  id: number
  /** The valid version, stored with a quote. */
  version_id: number
  producto_id: number
  pais_id: number
  vigente_desde: string
  total_com: number
  costo_master: number
  costo_distribuidor: number
  precio_sugerido: number
  rangos: PricedRange[]
}

/**
 * A quantity range to which a current or planned version gives another price than an earlier version, or than what
 * held without a projection; in US dollars per unit.
 */
export interface PriceStep {
  proyeccion_id: number
  producto_id: number
  pais_id: number
  /** The earlier version; null where there was none. */
  usada_id: number | null
  version_id: number
  vigente_desde: string
  costo_distribuidor: number
  desde: number
  /** Null means no limit. */
  hasta: number | null
  /** Null without an earlier version. */
  precio_antes: number | null
  precio_despues: number
}

/** Returns the versions valid on a day (null: today), of some products or all, in one country or all. */
export async function listValid(
  db: Db,
  { productIds, countryId, on }: { productIds: readonly number[] | null; countryId: number | null; on: string | null },
): Promise<ValidProjection[]> {
  const day: RawBuilder<string> = on === null ? today : sql`${on}::date`
  const { rows } = await sql<ValidProjection>`
    select c.id, c.producto_id, c.pais_id, v.id as version_id, v.vigente_desde, v.total_com, v.costo_master, v.costo_distribuidor,
      v.precio_sugerido, v.rangos
    from producto_costos_configuracion c
    cross join lateral (
      select * from producto_costos_version
      where configuracion_id = c.id and vigente_desde <= ${day}
      order by vigente_desde desc, id desc
      limit 1) v
    where c.eliminado_en is null
      and ${countryId === null ? sql`true` : sql`c.pais_id = ${countryId}`}
      and ${productIds === null ? sql`true` : sql`c.producto_id = any(${[...productIds]}::int[])`}`.execute(db)
  return rows
}

interface Asked {
  productId: number | null
  countryId: number | null
}

const rangesOf = (version: 'v' | 'u', name: string) =>
  sql`jsonb_to_recordset(${ref(`${version}.rangos`)}) as ${sql.id(name)} (desde int, hasta int, precio numeric)`

/**
 * Returns the current and planned versions in a scope: of two with the same start the later one counts, of started ones
 * the last.
 */
const currentVersions = (db: Db, scope: Scope, { productId, countryId }: Asked) =>
  db
    .selectFrom('producto_costos_configuracion')
    .innerJoin('producto_costos_version as v', 'v.configuracion_id', 'producto_costos_configuracion.id')
    .where(inScope(scope))
    .where(
      sql<boolean>`not exists (
        select from producto_costos_version w
        where w.configuracion_id = v.configuracion_id and (w.vigente_desde, w.id) > (v.vigente_desde, v.id)
          and w.vigente_desde <= greatest(v.vigente_desde, ${today}))`,
    )
    .$if(productId !== null, (query) => query.where('producto_costos_configuracion.producto_id', '=', productId!))
    .$if(countryId !== null, (query) => query.where('producto_costos_configuracion.pais_id', '=', countryId!))
    .select(['producto_costos_configuracion.id as proyeccion_id'])
    .select(['producto_costos_configuracion.producto_id', 'producto_costos_configuracion.pais_id'])
    .select(['v.id as version_id', 'v.vigente_desde', 'v.costo_distribuidor'])

/** Compares each current or planned version with every earlier one of its product and country, range by range. */
export function listPriceSteps(db: Db, scope: Scope, asked: Asked): Promise<PriceStep[]> {
  const changed = sql<{ desde: number; hasta: number | null; precio_antes: number; precio_despues: number }>`(
    select greatest(a.desde, b.desde) as desde, least(a.hasta, b.hasta) as hasta,
      a.precio as precio_antes, b.precio as precio_despues
    from ${rangesOf('u', 'a')}, ${rangesOf('v', 'b')}
    where a.precio <> b.precio and a.desde <= coalesce(b.hasta, a.desde) and b.desde <= coalesce(a.hasta, b.desde))`
  return currentVersions(db, scope, asked)
    .innerJoin('producto_costos_configuracion as before', (join) =>
      join
        .onRef('before.producto_id', '=', 'producto_costos_configuracion.producto_id')
        .onRef('before.pais_id', '=', 'producto_costos_configuracion.pais_id'),
    )
    .innerJoin('producto_costos_version as u', 'u.configuracion_id', 'before.id')
    .innerJoinLateral(changed.as('step'), (join) => join.onTrue())
    .where(sql<boolean>`(v.vigente_desde, v.id) > (u.vigente_desde, u.id)`)
    .select('u.id as usada_id')
    .select(['step.desde', 'step.hasta', 'step.precio_antes', 'step.precio_despues'])
    .execute()
}

/** Returns the ranges of each current or planned version, for what was priced without a projection. */
export function listFirstSteps(db: Db, scope: Scope, asked: Asked): Promise<PriceStep[]> {
  const ranges = sql<{ desde: number; hasta: number | null; precio: number }>`(select * from ${rangesOf('v', 'a')})`
  return currentVersions(db, scope, asked)
    .innerJoinLateral(ranges.as('step'), (join) => join.onTrue())
    .select([sql<null>`null`.as('usada_id'), sql<null>`null`.as('precio_antes')])
    .select(['step.desde', 'step.hasta', 'step.precio as precio_despues'])
    .execute()
}
