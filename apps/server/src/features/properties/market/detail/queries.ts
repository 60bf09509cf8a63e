import { itemLimits } from '@portal/contract/marketplace/constants'
import { ApprovalStatus, PublicationStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { facts, isReserved, staysFor, withNames } from '../rows-queries.ts'

const { lit } = sql
const soldUntil = sql<Date>`propiedad.vendido_en + make_interval(days => ${lit(itemLimits.soldShownDays)})`

/** `listed`, or recently `sold`: shown. `gone`: was public before. `absent`: never was. */
const standing = sql<'listed' | 'sold' | 'gone' | 'absent'>`case
  when propiedad.eliminado_en is not null then case when propiedad.aprobado_en is null then 'absent' else 'gone' end
  when propiedad.vendido_en is not null then case when ${soldUntil} > now() then 'sold' else 'gone' end
  when propiedad.aprobacion <> ${lit(ApprovalStatus.approved)} then 'absent'
  when propiedad.publicacion = ${lit(PublicationStatus.active)} then 'listed'
  else 'absent' end`

/** The address of the widest rendering of each picture. */
const addresses = sql<string[]>`(
  select coalesce(json_agg(ancha.url order by lugar), '[]')
  from jsonb_array_elements(propiedad.imagenes) with ordinality as imagen (una, lugar)
  cross join lateral (
    select value as url from jsonb_each_text(una -> 'urls') order by key::int desc limit 1
  ) ancha)`

/** Returns a property with its page's data, as JSON text, and the values to find similar ones and to compute its sums. */
export function getDetail(db: Db, id: number) {
  const page = withNames(db)
    .select([
      ...facts,
      addresses.as('url_imagenes'),
      'propiedad.imagenes',
      'propiedad.descripcion',
      'propiedad.descripcion_en',
    ])
    .select(['propiedad.caracteristicas', 'propiedad.piso', 'propiedad.total_pisos', 'propiedad.gastos_comunes'])
    .select('propiedad.muestra_ubicacion')
    .select([
      sql`propiedad.vendido_en is not null`.as('vendido'),
      sql`propiedad.vendido_en is null and not ${isReserved}`.as('puede_reservar'),
    ])
    .where('propiedad.id', '=', id)
  return db
    .selectFrom('propiedad')
    .innerJoin(page.as('pagina'), 'pagina.id', 'propiedad.id')
    .select([
      'propiedad.id',
      'propiedad.categoria_id',
      'propiedad.pais_id',
      'propiedad.condicion',
      'propiedad.ciudad_buscada',
    ])
    .select([
      'propiedad.precio_publico',
      'propiedad.plazo_meses',
      'propiedad.precio_compra',
      'propiedad.abono_porcentaje',
    ])
    .select(['propiedad.opcion_hasta', 'propiedad.metros_construidos'])
    .select(sql<'USD' | 'CLP' | 'UF'>`propiedad.moneda`.as('moneda'))
    .select([
      standing.as('situacion'),
      sql<string>`to_json(pagina)::text`.as('texto'),
      staysFor.as('dura_ms'),
      sql<number | null>`(1000 * extract(epoch from ${soldUntil} - now()))::float8`.as('vendido_ms'),
    ])
    .executeTakeFirst()
}
