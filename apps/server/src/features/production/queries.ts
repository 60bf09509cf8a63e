import type { OrderEventKind } from '@portal/contract/production/constants'
import type { ProductionStep } from '@portal/contract/production/steps'
import { type Expression, type Insertable, sql, type Updateable } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { OrdenEvento, OrdenProduccion } from '#core/database/schema.ts'

/** Whether the client of the quote `q` may not buy what it names today (rule permits/authorized-buyer). */
export const lacksPermit = sql<boolean>`falta_permiso(q.id, q.cliente_email)`

export const now = () => sql<Date>`now()`

/** Orders `o` of a scope with their quotes `q`; the enterprise is the one that issued the quote. */
export const found = (db: Db, scope: Scope) =>
  db
    .selectFrom('orden_produccion as o')
    .innerJoin('cotizacion as q', 'q.id', 'o.cotizacion_id')
    .where(rowsIn(scope, { enterprise: 'q.empresa_id', author: 'q.usuario_id' }))

const stored = [
  'o.id',
  'o.cotizacion_id',
  'o.paso_en',
  'o.plazo',
  'o.inicio_previsto',
  'o.listo_previsto',
  'o.despacho_previsto',
  'o.entrega_prevista',
  'o.recibida_en',
  'o.planificada_en',
  'o.iniciada_en',
  'o.lista_en',
  'o.despachada_en',
  'o.entregada_en',
  'o.transportista',
  'o.seguimiento',
  'o.anulada_en',
  'o.version',
  'q.empresa_id',
  'q.usuario_id',
  sql<string>`q.codigo`.as('codigo'),
  sql<ProductionStep>`o.paso`.as('paso'),
] as const

export type StoredOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>

/** Returns an order of a scope. */
export const readOrder = (db: Db, scope: Scope, id: number) =>
  found(db, scope).select(stored).where('o.id', '=', id).executeTakeFirst()

/** Locks an order of a scope until the transaction ends. */
export const lockOrder = (db: Db, scope: Scope, id: number) =>
  found(db, scope).select(stored).where('o.id', '=', id).forUpdate('o').executeTakeFirst()

type Columns = Updateable<OrdenProduccion>
type OrderChange = {
  [Column in keyof Columns]: Date extends Columns[Column] ? Columns[Column] | Expression<Date> : Columns[Column]
}

/** Changes a locked order and raises its version. */
export async function changeOrder(db: Db, scope: Scope, id: number, change: OrderChange): Promise<StoredOrder> {
  await db
    .updateTable('orden_produccion')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  return (await readOrder(db, scope, id))!
}

/** Whether the client's company of an order has no permit that it needs, at this moment. */
export async function isBlocked(db: Db, scope: Scope, id: number): Promise<boolean> {
  const row = await found(db, scope).select(lacksPermit.as('lacks')).where('o.id', '=', id).executeTakeFirst()
  return row?.lacks === true
}

export async function insertEvent(db: Db, event: Insertable<OrdenEvento> & { tipo: OrderEventKind }): Promise<void> {
  await db.insertInto('orden_evento').values(event).execute()
}
