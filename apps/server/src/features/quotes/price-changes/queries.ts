import type { QuoteCurrency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import { ProductCategory } from '@portal/contract/products/constants'
import type {
  PriceChangeQuerySchema,
  PriceChangeSchema,
  priceChangeOrders,
} from '@portal/contract/quotes/price-changes/schemas'
import type { PriceSource } from '@portal/contract/quotes/prices'
import { QuoteStatus } from '@portal/contract/quotes/states'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inOrder, orderOf } from '#core/database/list-query.ts'
import { today } from '#core/database/today.ts'
import type { PriceStep } from '#features/projections/service.ts'
import { inScope } from '../queries.ts'
import { matches, searchOf } from '../search/queries.ts'

export type Query = Of<typeof PriceChangeQuerySchema>
export type Row = Of<typeof PriceChangeSchema>
type Rates = ReadonlyMap<QuoteCurrency, { valor: number }>
type Filters = Pick<Query, 'buscar' | 'momento'>

const { ref, lit } = sql

const keysOf: Record<(typeof priceChangeOrders)[number], RawBuilder<unknown>> = {
  vigencia: ref('vigencia'),
  codigo: ref('codigo'),
  vigente_desde: ref('vigente_desde'),
  diferencia: ref('diferencia'),
}

const years = sql`case when l.categoria_id in (${lit(ProductCategory.software)}, ${lit(ProductCategory.fragmentation)})
  then l.anios_licencia else 1 end`

/**
 * Pairs lines of open quotes with each later version that prices them differently: lines priced by a projection, and by
 * the suggested price while there was none. Those of a branch's tier keep it. `rates`: one dollar in each currency.
 */
function found(scope: Scope, steps: readonly PriceStep[], rates: Rates, { buscar, momento }: Filters) {
  const words = searchOf(buscar)
  const perDollar = Object.fromEntries([...rates].map(([currency, { valor }]) => [currency, valor]))
  return sql<Row>`(
    select l.id as linea_id, n.version_id, n.proyeccion_id, q.id as cotizacion_id, q.codigo, q.cliente_empresa,
      q.usuario_id, q.vigencia, coalesce(l.nombre, l.producto_nombre) as producto_nombre, l.nombre_en as producto_nombre_en,
      q.pais_id, l.cantidad, q.moneda, neto.precio as precio_neto,
      antes.precio as precio_antes, n.precio_despues, n.vigente_desde,
      round((n.precio_despues - antes.precio) * l.cantidad * ${years}, 2) as diferencia,
      neto.precio < n.costo_distribuidor
        * coalesce((${JSON.stringify(perDollar)}::jsonb ->> q.moneda)::numeric, 1) as bajo_piso,
      momento.nombre as momento
    from cotizacion q
    join cotizacion_linea l on l.cotizacion_id = q.id
    join jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) n (
      proyeccion_id int, producto_id int, pais_id int, usada_id int, version_id int, vigente_desde date,
      costo_distribuidor numeric, desde int, hasta int, precio_antes numeric, precio_despues numeric
    ) on l.cantidad >= n.desde and (n.hasta is null or l.cantidad <= n.hasta) and (
      (l.precio_origen = ${lit('proyeccion' satisfies PriceSource)} and n.usada_id = l.proyeccion_version_id)
      or (l.precio_origen = ${lit('sugerido' satisfies PriceSource)} and n.usada_id is null
        and n.producto_id = l.producto_id and n.pais_id = q.pais_id))
    cross join lateral (select coalesce(n.precio_antes, l.precio_sugerido) as precio) antes
    cross join lateral (select round(l.precio_venta * (1 - l.descuento / 100), 6) as precio) neto
    cross join lateral (
      select case
        when n.vigente_desde <= ${today} then 'vigente'
        when n.vigente_desde <= q.vigencia then 'antes'
        else 'despues' end as nombre) momento
    where q.estado = ${lit(QuoteStatus.pending)} and not q.reemplazada and q.vence_en > now()
      and antes.precio <> n.precio_despues
      and ${inScope(scope)}
      and ${momento === '' ? sql`true` : sql`momento.nombre = ${momento}`}
      and ${words === null ? sql`true` : matches(words)}
  )`
}

export const maxCounted = 10_000

/** Returns one page and the total, exact up to ten thousand. */
export async function listPriceChanges(
  db: Db,
  scope: Scope,
  steps: readonly PriceStep[],
  rates: Rates,
  { page, page_row: size, orden, ...filters }: Query,
): Promise<{ rows: Row[]; total: number }> {
  const { column, direction } = orderOf(orden)
  const all = found(scope, steps, rates, filters)
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
      select count(*) as total from (select 1 from ${all} f limit ${lit(maxCounted + 1)}) f`.execute(db),
  ])
  return { rows, total: count.rows[0]!.total }
}
