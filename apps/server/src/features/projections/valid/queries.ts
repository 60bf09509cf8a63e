import type { PricedRange } from '@portal/contract/projections/sheet'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#core/database.ts'
import type { ProjectionScope } from '../policy.ts'
import { inScope, today } from '../queries.ts'
import type { LaterVersion } from './later.ts'
import type { ValidProjection } from './valid.ts'

/** Of each product the version that holds on a day (null: today), without those that begin later. */
export async function listValid(
  db: Db,
  productIds: readonly number[],
  countryId: number,
  on: string | null,
): Promise<ValidProjection[]> {
  const day: RawBuilder<string> = on === null ? today : sql`${on}::date`
  const { rows } = await sql<ValidProjection>`
    select c.id, c.producto_id, v.id as version_id, v.vigente_desde, v.total_com, v.costo_master, v.costo_distribuidor,
      v.precio_sugerido, v.rangos
    from producto_costos_configuracion c
    cross join lateral (
      select * from producto_costos_version
      where configuracion_id = c.id and vigente_desde <= ${day}
      order by vigente_desde desc, id desc
      limit 1) v
    where c.eliminado_en is null and c.pais_id = ${countryId} and c.producto_id = any(${[...productIds]})`.execute(db)
  return rows
}

/** Of two versions that begin on one day the later one; of those that have begun the last. */
export function listLater(
  db: Db,
  scope: ProjectionScope,
  { productId, countryId }: { productId: number | null; countryId: number | null },
): Promise<LaterVersion[]> {
  return db
    .selectFrom('producto_costos_configuracion')
    .innerJoin('producto_costos_version as v', 'v.configuracion_id', 'producto_costos_configuracion.id')
    .where(inScope(scope))
    .where(
      sql<boolean>`not exists (
        select from producto_costos_version w
        where w.configuracion_id = v.configuracion_id and (w.vigente_desde, w.id) > (v.vigente_desde, v.id)
          and w.vigente_desde <= greatest(v.vigente_desde, ${today}))`,
    )
    .$if(productId !== null, (query) => query.where('producto_id', '=', productId!))
    .$if(countryId !== null, (query) => query.where('pais_id', '=', countryId!))
    .select([
      'producto_costos_configuracion.id as proyeccion_id',
      'v.id as version_id',
      'producto_id',
      'pais_id',
      'v.vigente_desde',
      'v.costo_distribuidor',
      sql<PricedRange[]>`v.rangos`.as('rangos'),
    ])
    .execute()
}
