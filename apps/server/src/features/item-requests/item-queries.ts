import type { Currency, MoneyUnit } from '@portal/contract/core/currencies'
import { RequestKind } from '@portal/contract/marketplace/constants'
import { CommercialStatus } from '@portal/contract/marketplace/states'
import { holdingStatuses } from '@portal/contract/marketplace/transitions'
import { PropertyCondition } from '@portal/contract/properties/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Which item a request is for: a machine, a property, or none for a repair. */
export interface ItemKey {
  clasificado_id: number | null
  propiedad_id?: number | null
}

/** A locked machine. */
export type LockedMachine = NonNullable<Awaited<ReturnType<typeof lockItem>>>
type LockedProperty = NonNullable<Awaited<ReturnType<typeof lockProperty>>>
/** A locked machine or property; a property has no days of rent and no auction. */
export type LockedItem = LockedMachine | LockedProperty

/** Locks the machine before any of its requests, which serialises everything about one item. */
export function lockItem(db: Db, id: number) {
  return db
    .selectFrom('clasificado')
    .select([
      'id',
      'usuario_id',
      'sku',
      'marca',
      'marca_en',
      'anio',
      'categoria_id',
      'precio_final',
      'precio_publico',
      'es_venta',
      'es_arriendo',
    ])
    .select(['precio_arriendo', 'dias_minimos', 'vendido_en', 'eliminado_en', 'es_oferta', 'modo_oferta', 'en_subasta'])
    .select(sql<boolean>`es_publico and (vence_en is null or vence_en > now())`.as('esta_a_la_vista'))
    .select([sql<Currency>`moneda`.as('moneda'), sql<'clasificado'>`'clasificado'`.as('entidad')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The same of a property; where its price is a rent, one month is the first charge (rule reservations/amount). */
function lockProperty(db: Db, id: number) {
  return db
    .selectFrom('propiedad')
    .select([
      'id',
      'usuario_id',
      'sku',
      'titulo as marca',
      'titulo_en as marca_en',
      'anio',
      'categoria_id',
      'precio_final',
    ])
    .select(['vendido_en', 'eliminado_en', 'es_publico as esta_a_la_vista'])
    .select([monthlyRent.as('precio_arriendo'), sql<number | null>`null::int`.as('dias_minimos')])
    .select([sql<boolean>`${isRent}`.as('es_arriendo'), sql<boolean>`false`.as('en_subasta')])
    .select([sql<MoneyUnit>`moneda`.as('moneda'), sql<'propiedad'>`'propiedad'`.as('entidad')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Whether the joined property is offered for a rent. */
export const isRent = sql<boolean>`propiedad.condicion <> ${sql.lit(PropertyCondition.sale)}`
/** Whether a request is for a rent: of a machine for some days, or of the joined property. */
export const isForRent = sql<boolean>`(s.tipo = ${sql.lit(RequestKind.rent)} or coalesce(${isRent}, false))`
/** The rent of a month of the joined property; null for a sale. */
export const monthlyRent = sql<number | null>`case when ${isRent} then propiedad.precio_final end`

/** Locks the item of a request; null for a repair. */
export async function lockItemOf(db: Db, { clasificado_id, propiedad_id = null }: ItemKey): Promise<LockedItem | null> {
  if (propiedad_id !== null) return (await lockProperty(db, propiedad_id)) ?? null
  return clasificado_id === null ? null : ((await lockItem(db, clasificado_id)) ?? null)
}

type Item = Pick<LockedItem, 'id' | 'entidad'>

/** Returns the key of an item, as its requests have it. */
export const keyOf = ({ id, entidad }: Item): Required<ItemKey> =>
  entidad === 'propiedad' ? { clasificado_id: null, propiedad_id: id } : { clasificado_id: id, propiedad_id: null }

/** The condition for requests for one item. */
export const isFor = ({ clasificado_id, propiedad_id = null }: ItemKey) =>
  propiedad_id === null
    ? sql<boolean>`clasificado_id = ${clasificado_id}`
    : sql<boolean>`propiedad_id = ${propiedad_id}`

/** Whether another purchase holds the item or has bought it. */
export async function isHeldByOther(db: Db, item: Item, exceptId: number): Promise<boolean> {
  const row = await db
    .selectFrom('solicitud_clasificado')
    .select('id')
    .where(isFor(keyOf(item)))
    .where('tipo', 'in', ['venta', 'propiedad'])
    .where('estado_id', 'in', [...holdingStatuses, CommercialStatus.sold])
    .where('id', '!=', exceptId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether someone's rent of the item is unpaid, or paid and not yet over. */
export async function isRented(db: Db, item: Item): Promise<boolean> {
  const row = await db
    .selectFrom('solicitud_clasificado')
    .select('id')
    .where(isFor(keyOf(item)))
    .where('tipo', '=', 'arriendo')
    .where('estado_id', 'in', holdingStatuses)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether someone else holds one of these days. */
export async function areDaysTaken(db: Db, itemId: number, from: string, to: string, exceptId = 0): Promise<boolean> {
  const row = await db
    .selectFrom('solicitud_clasificado')
    .select('id')
    .where('clasificado_id', '=', itemId)
    .where('tipo', '=', 'arriendo')
    .where('estado_id', 'in', holdingStatuses)
    .where('id', '!=', exceptId)
    .where(sql<boolean>`daterange(desde, hasta, '[]') && daterange(${from}::date, ${to}::date, '[]')`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks an item as sold or free, before its request moves, so that the derived state is correct. */
export async function markSold(db: Db, { id, entidad }: Item, isSold: boolean): Promise<void> {
  await db
    .updateTable(entidad)
    .set({ vendido_en: isSold ? sql<Date>`now()` : null, actualizado_en: sql`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}
