import { ProductStatus } from '@portal/contract/products/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

export type Issuer = NonNullable<Awaited<ReturnType<typeof getIssuer>>>

/** Returns an enterprise as issuer of quotes, by default the house, with the day on which a quote of today ends. */
export function getIssuer(db: Db, enterpriseId: number | null, validityDays: number) {
  return db
    .selectFrom('empresa')
    .select(['id', 'nombre', 'abreviatura', 'pais_id', 'zona_horaria', 'email', 'telefono', 'abreviatura_usada_en'])
    .select(sql<string>`((now() at time zone zona_horaria)::date + ${validityDays}::int)::text`.as('vigencia'))
    .select(sql<string>`(now() at time zone zona_horaria)::date::text`.as('hoy'))
    .where('id', '=', enterpriseId ?? sql<number>`casa_id()`)
    .where('eliminado_en', 'is', null)
    .executeTakeFirst()
}

export async function doesCountryExist(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('pais').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Returns countries in Spanish alphabetical order. */
export function listCountries(db: Db) {
  return db
    .selectFrom('pais')
    .select(['id', 'nombre', 'nombre_en', 'codigo', 'codigo_telefono'])
    .orderBy(sql`nombre collate es`)
    .execute()
}

/** Returns active products in the order of the catalogue, optionally limited to `ids`. */
export function listProducts(db: Db, ids?: readonly number[]) {
  return db
    .selectFrom('producto as p')
    .innerJoin('categoria_producto as c', 'c.id', 'p.categoria_id')
    .leftJoin('producto_unidad as u', 'u.id', 'p.unidad_id')
    .select([
      'p.id',
      'p.slug',
      'p.nombre',
      'p.nombre_en',
      'p.nombre_pt',
      'p.categoria_id',
      'p.costo_cable_metro',
      'p.precio_sugerido',
    ])
    .select(['c.nombre as categoria_nombre', 'c.nombre_en as categoria_nombre_en'])
    .select(['u.nombre as unidad_nombre', 'u.nombre_en as unidad_nombre_en'])
    .where('p.estado_id', '=', ProductStatus.active)
    .$if(ids !== undefined, (query) => query.where('p.id', '=', sql<number>`any(${ids ?? []}::int[])`))
    .orderBy('p.orden')
    .orderBy('p.id')
    .execute()
}
