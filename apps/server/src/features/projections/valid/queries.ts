import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#core/database.ts'
import { today } from '../queries.ts'
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
