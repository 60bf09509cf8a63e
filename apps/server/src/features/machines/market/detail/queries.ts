import { namesOf } from '@portal/contract/core/entities'
import { sheetFields } from '@portal/contract/machines/fields'
import { itemLimits } from '@portal/contract/marketplace/constants'
import { ApprovalStatus, PublicationStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { facts, isReserved, staysFor, withNames } from '../rows-queries.ts'

const { lit } = sql
const soldUntil = sql<Date>`clasificado.vendido_en + make_interval(days => ${lit(itemLimits.soldShownDays)})`

/** `listed`, or recently `sold`: shown. `gone`: was public before. `absent`: never was. */
const standing = sql<'listed' | 'sold' | 'gone' | 'absent'>`case
  when clasificado.eliminado_en is not null then case when clasificado.aprobado_en is null then 'absent' else 'gone' end
  when clasificado.vendido_en is not null then case when ${soldUntil} > now() then 'sold' else 'gone' end
  when clasificado.aprobacion <> ${lit(ApprovalStatus.approved)} then 'absent'
  when clasificado.vence_en <= now() and not ${isReserved} then 'gone'
  when clasificado.publicacion = ${lit(PublicationStatus.active)} then 'listed'
  else 'absent' end`

/** The address of the widest rendering of each picture. */
const addresses = sql<string[]>`(
  select coalesce(json_agg(ancha.url order by lugar), '[]')
  from jsonb_array_elements(clasificado.imagenes) with ordinality as imagen (una, lugar)
  cross join lateral (
    select value as url from jsonb_each_text(una -> 'urls') order by key::int desc limit 1
  ) ancha)`

/**
 * The first half of the serial number, as `maskedSerial` of the contract: the whole one never leaves the database. The
 * wide sign is no part of the template, where the build could not escape it (decision 070).
 */
const maskedSerial = sql<string>`left(clasificado.serie, length(clasificado.serie) / 2)
  || repeat(${sql.lit('•')}, length(clasificado.serie) - length(clasificado.serie) / 2)`

const { serie: _, ...shownSheet } = sheetFields
const sheetColumns = namesOf(shownSheet).map((name) => `clasificado.${name}` as const)

/** Returns an item with its page's data, as JSON text, and the values to find similar ones. */
export function getDetail(db: Db, id: number) {
  const page = withNames(db)
    .select([
      ...facts,
      addresses.as('url_imagenes'),
      'clasificado.imagenes',
      'clasificado.descripcion',
      'clasificado.descripcion_en',
      'clasificado.en_subasta',
      maskedSerial.as('serie'),
      ...sheetColumns,
    ])
    .select([
      sql`clasificado.vendido_en is not null`.as('vendido'),
      sql`clasificado.vendido_en is null and not ${isReserved} and (clasificado.es_venta or clasificado.es_arriendo)`.as(
        'puede_reservar',
      ),
    ])
    .where('clasificado.id', '=', id)
  return db
    .selectFrom('clasificado')
    .innerJoin(page.as('pagina'), 'pagina.id', 'clasificado.id')
    .select(['clasificado.id', 'clasificado.categoria_id', 'clasificado.pais_id', 'clasificado.anio'])
    .select(['clasificado.moneda', 'clasificado.precio_publico', 'clasificado.es_arriendo'])
    .select([
      standing.as('situacion'),
      sql<string>`to_json(pagina)::text`.as('texto'),
      staysFor.as('dura_ms'),
      sql<number | null>`(1000 * extract(epoch from ${soldUntil} - now()))::float8`.as('vendido_ms'),
    ])
    .executeTakeFirst()
}
