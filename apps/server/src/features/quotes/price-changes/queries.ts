import { Currency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import { ProductCategory } from '@portal/contract/products/constants'
import type {
  PriceChangeQuerySchema,
  PriceChangeSchema,
  priceChangeOrders,
} from '@portal/contract/quotes/price-changes/schemas'
import { QuoteStatus } from '@portal/contract/quotes/states'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#core/database.ts'
import { inOrder, orderOf } from '#core/list-query.ts'
import type { LaterVersion } from '#features/projections/service.ts'
import { matches, searchOf } from '../list/queries.ts'
import type { QuoteScope } from '../policy.ts'

export type Query = Of<typeof PriceChangeQuerySchema>
export type Row = Of<typeof PriceChangeSchema>
type Filters = Pick<Query, 'buscar' | 'momento'>

const { ref, lit } = sql

const keysOf: Record<(typeof priceChangeOrders)[number], RawBuilder<unknown>> = {
  vigencia: ref('vigencia'),
  codigo: ref('codigo'),
  vigente_desde: ref('vigente_desde'),
  diferencia: ref('diferencia'),
}

/** The price of the range that the quantity of a line falls into. */
const priceIn = (ranges: RawBuilder<unknown>) => sql<number>`(
  select (r ->> 'precio')::numeric from jsonb_array_elements(${ranges}) r
  where (r ->> 'desde')::int <= l.cantidad
  order by (r ->> 'desde')::int desc
  limit 1)`

const years = sql`case when l.categoria_id in (${lit(ProductCategory.software)}, ${lit(ProductCategory.fragmentation)})
  then l.anios_licencia else 1 end`

const scoped = (scope: QuoteScope) => {
  if (scope === 'all') return sql`true`
  return 'authorId' in scope ? sql`q.usuario_id = ${scope.authorId}` : sql`q.empresa_id = ${scope.enterpriseId}`
}

/** Lines of open quotes beside each version after theirs that prices them otherwise. `rate`: pesos for a dollar. */
function found(scope: QuoteScope, versions: readonly LaterVersion[], rate: number, { buscar, momento }: Filters) {
  const words = searchOf(buscar)
  return sql<Row>`(
    select l.id as linea_id, n.version_id, n.proyeccion_id, q.id as cotizacion_id, q.codigo, q.cliente_empresa,
      q.usuario_id, q.vigencia, l.producto_nombre, q.pais_id, l.cantidad, q.moneda, neto.precio as precio_neto,
      antes.precio as precio_antes, despues.precio as precio_despues, n.vigente_desde,
      round((despues.precio - antes.precio) * l.cantidad * ${years}, 2) as diferencia,
      neto.precio < n.costo_distribuidor * case q.moneda when ${lit(Currency.dollar)} then 1 else ${rate} end as bajo_piso,
      momento.nombre as momento
    from cotizacion q
    join cotizacion_linea l on l.cotizacion_id = q.id
    join producto_costos_version usada on usada.id = l.proyeccion_version_id
    join jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) n (
      proyeccion_id int, version_id int, producto_id int, pais_id int, vigente_desde date, costo_distribuidor numeric,
      rangos jsonb) on n.producto_id = l.producto_id and n.pais_id = q.pais_id
        and (n.vigente_desde, n.version_id) > (usada.vigente_desde, usada.id)
    cross join lateral (select ${priceIn(ref('usada.rangos'))} as precio) antes
    cross join lateral (select ${priceIn(ref('n.rangos'))} as precio) despues
    cross join lateral (select round(l.precio_venta * (1 - l.descuento / 100), 6) as precio) neto
    cross join lateral (
      select case
        when n.vigente_desde <= (now() at time zone 'America/Santiago')::date then 'vigente'
        when n.vigente_desde <= q.vigencia then 'antes'
        else 'despues' end as nombre) momento
    where q.estado = ${lit(QuoteStatus.pending)} and not q.reemplazada and q.vence_en > now()
      and antes.precio <> despues.precio
      and ${scoped(scope)}
      and ${momento === '' ? sql`true` : sql`momento.nombre = ${momento}`}
      and ${words === null ? sql`true` : matches(words)}
  )`
}

export const mostCounted = 10_000

/** One page of them and how many there are, exact up to ten thousand. */
export async function listPriceChanges(
  db: Db,
  scope: QuoteScope,
  versions: readonly LaterVersion[],
  rate: number,
  { page, page_row: size, orden, ...filters }: Query,
): Promise<{ rows: Row[]; total: number }> {
  const { column, direction } = orderOf(orden)
  const all = found(scope, versions, rate, filters)
  const [{ rows }, count] = await Promise.all([
    sql<Row>`
      select f.*, trim(concat(u.nombres, ' ', u.apellido_paterno)) as usuario_nombre
      from (
        select * from ${all} f
        order by ${inOrder([keysOf[column], ref('linea_id'), ref('version_id')], direction)}
        limit ${size} offset ${(page - 1) * size}) f
      join usuario u on u.id = f.usuario_id
      order by ${inOrder([keysOf[column], ref('linea_id'), ref('version_id')], direction)}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from ${all} f limit ${lit(mostCounted + 1)}) f`.execute(db),
  ])
  return { rows, total: count.rows[0]!.total }
}
