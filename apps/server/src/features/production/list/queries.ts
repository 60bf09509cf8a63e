import type { Of } from '@portal/contract/core/fields'
import { ProductionBlock } from '@portal/contract/permits/constants'
import { ProductionStanding, serialCategories } from '@portal/contract/production/constants'
import type { OrderBoardQuerySchema, orderOrders } from '@portal/contract/production/schemas'
import type { ProductionStep } from '@portal/contract/production/steps'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import { inOrder, inSpanishOrder, orderOf, wordsIn } from '#core/database/list-query.ts'
import type { Named, Which } from '#core/records/bulk.ts'
import { chosenRows } from '#core/records/record-rows.ts'
import { found, lacksPermit } from '../queries.ts'

/** Where orders are made: its zone, and the day that it is there. */
export interface Now {
  zona: string
  hoy: string
}
export type Asked = Of<typeof OrderBoardQuerySchema>
export type Filters = Omit<Asked, 'orden'>

/** Totals are exact up to this number. */
export const maxCounted = 10_000

const { ref } = sql
const keysOf: Record<(typeof orderOrders)[number], readonly RawBuilder<unknown>[]> = {
  plazo: [ref('o.plazo'), ref('o.id')],
  codigo: [ref('q.numero'), ref('q.revision'), ref('o.id')],
  cliente_empresa: [inSpanishOrder(ref('q.cliente_empresa')) as RawBuilder<unknown>, ref('o.id')],
  paso_en: [ref('o.paso_en'), ref('o.id')],
}

/** The day on which an order was delivered, where the house is. */
const deliveredOn = ({ zona }: Now) => sql`(o.entregada_en at time zone ${zona}::text)::date`

const isBlocked = sql<boolean>`(o.paso = 'recibida' and ${lacksPermit})`

const inStanding: Record<ProductionStanding, (now: Now) => RawBuilder<SqlBool>> = {
  [ProductionStanding.late]: ({ hoy }) => sql`o.entregada_en is null and o.plazo < ${hoy}::date`,
  [ProductionStanding.missed]: (now) => sql`o.plazo < coalesce(${deliveredOn(now)}, ${now.hoy}::date)`,
  [ProductionStanding.blocked]: () => isBlocked,
  [ProductionStanding.voided]: () => sql`o.anulada_en is not null`,
}

const searched = sql<string>`sin_acentos(concat_ws(' ', q.codigo, q.cliente_empresa, q.cliente_nombre, q.referencia,
  o.transportista, o.seguimiento))`

/** Finds by the words, or by a whole serial number. */
const matches = (text: string) =>
  text === ''
    ? sql<SqlBool>`true`
    : sql<SqlBool>`((${sql.join(wordsIn(searched, text), sql` and `)})
        or exists (select from orden_serie s where s.orden_id = o.id and s.serie = upper(${text}::text)))`

/** The rows by all filters. Used by page, total, board, badge, start page, summary and export, so that they agree. */
const asked = (db: Db, scope: Scope, filters: Filters, now: Now) =>
  found(db, scope)
    .where(matches(filters.buscar))
    .where(filters.situacion === ProductionStanding.voided ? sql<SqlBool>`true` : sql<SqlBool>`o.anulada_en is null`)
    .$if(filters.situacion !== null, (query) => query.where(inStanding[filters.situacion!](now)))
    .$if(filters.id !== null, (query) => query.where('o.id', '=', filters.id!))
    .$if(filters.paso !== null, (query) => query.where('o.paso', '=', filters.paso!))
    .$if(filters.plazo_desde !== null, (query) => query.where('o.plazo', '>=', filters.plazo_desde!))
    .$if(filters.plazo_hasta !== null, (query) => query.where('o.plazo', '<=', filters.plazo_hasta!))

/** Counts the matching orders, up to one more than `maxCounted`. */
export async function countOrders(db: Db, scope: Scope, filters: Filters, now: Now): Promise<number> {
  const some = asked(db, scope, filters, now)
    .select(sql`1`.as('one'))
    .limit(maxCounted + 1)
  const { total } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const serialUnits = sql<number>`(select coalesce(sum(l.cantidad), 0)::int from cotizacion_linea l
  where l.cotizacion_id = q.id and l.categoria_id in (${sql.join(serialCategories.map(sql.lit))}))`

interface Slice {
  offset: number
  limit: number
}

/** Returns rows in the requested order; orders without a term come last. */
export function listOrders(db: Db, scope: Scope, { orden, ...filters }: Asked, now: Now, { offset, limit }: Slice) {
  const { column, direction } = orderOf(orden)
  return asked(db, scope, filters, now)
    .innerJoin('empresa as e', 'e.id', 'q.empresa_id')
    .innerJoin('usuario as u', 'u.id', 'q.usuario_id')
    .select([
      'o.id',
      'o.cotizacion_id',
      'q.cliente_empresa',
      'q.cliente_nombre',
      'q.cliente_email',
      'q.referencia',
      'e.nombre as empresa_nombre',
      'o.paso_en',
      'o.plazo',
      'o.entrega_prevista',
      'o.entregada_en',
      'o.anulada_en',
      'o.transportista',
      'o.seguimiento',
      'o.version',
      fullNameOf('u').as('vendedor_nombre'),
      sql<string>`q.codigo`.as('codigo'),
      sql<ProductionStep>`o.paso`.as('paso'),
      sql<string | null>`${deliveredOn(now)}::text`.as('entregada_el'),
      sql<ProductionBlock | null>`case when o.anulada_en is null and ${isBlocked}
        then ${sql.lit(ProductionBlock.permit)} end`.as('bloqueo'),
      serialUnits.as('unidades_con_serie'),
      sql<number>`(select count(*)::int from orden_serie s where s.orden_id = o.id)`.as('series'),
    ])
    .orderBy(inOrder(keysOf[column], direction))
    .limit(limit)
    .offset(offset)
    .execute()
}

export type Row = Awaited<ReturnType<typeof listOrders>>[number]

/** Returns the orders of a bulk change, named by the code of their quote. */
export const chosenOrders = (db: Db, scope: Scope, which: Which<Filters>, now: Now, most: number): Promise<Named[]> =>
  chosenRows(which, most, {
    id: 'o.id',
    named: ref('q.codigo'),
    all: found(db, scope),
    asked: (query) => asked(db, scope, query, now),
  })
