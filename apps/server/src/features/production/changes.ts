import type { OrderEventKind } from '@portal/contract/production/constants'
import { productionMessages as m } from '@portal/contract/production/messages'
import type { ProductionStep } from '@portal/contract/production/steps'
import { QuoteStatus } from '@portal/contract/quotes/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { quoteChanges } from '#features/quotes/service.ts'
import * as queries from './queries.ts'

/** Locks an order of the actor's scope. Throws `absent` when there is none. */
export async function lockedOrder(db: Db, actor: Actor, id: number): Promise<queries.StoredOrder> {
  const order = await queries.lockOrder(db, scopeOf(actor), id)
  if (!order) throw new Refusal(m.absent)
  return order
}

/**
 * As `lockedOrder`, for a change by who read this version. Throws `changedByOther` with the stored row, and `voided`
 * for a voided order.
 */
export async function orderToChange(db: Db, actor: Actor, id: number, version: number): Promise<queries.StoredOrder> {
  const order = await lockedOrder(db, actor, id)
  refuseStale(order, version, order)
  if (order.anulada_en) throw new Refusal(m.voided)
  return order
}

interface Noted {
  /** What the audit log says: `orders.moved`. */
  action: string
  tipo: OrderEventKind
  before: queries.StoredOrder
  after: queries.StoredOrder
  de?: ProductionStep
  a?: ProductionStep
  comentario?: string
}

/** Writes what happened to an order: its event, its audit row, and the changes of lists, boards and its quote. */
export async function note(db: Db, by: Actor, { action, before, after, ...event }: Noted): Promise<void> {
  await queries.insertEvent(db, { ...event, orden_id: after.id, usuario_id: by.id, ip: by.ip })
  const quote = { id: after.cotizacion_id, empresa_id: after.empresa_id, usuario_id: after.usuario_id }
  const announces = quoteChanges({ ...quote, estado: QuoteStatus.approved })
  await record(db, by, { action, entity: 'orden_produccion', id: after.id, before, after, announces })
}

/** Returns what a change answers. */
export const savedOf = ({ id, paso, version }: queries.StoredOrder) => ({ id, paso, version })
