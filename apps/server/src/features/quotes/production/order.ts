import { businessDayAfter } from '@portal/contract/production/business-days'
import { OrderEventKind } from '@portal/contract/production/constants'
import { hasStarted } from '@portal/contract/production/steps'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { type Anyone, type Caller, isActor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { dayAt } from '#core/calendar/clocks.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { holidaysAt, todayIn, zoneOfHouse } from '#core/database/days.ts'
import { record } from '#core/database/record.ts'
import { settingOf } from '#features/settings/service.ts'
import * as queries from './order-queries.ts'

/** Returns the last day of the term of what goes to production on a day: the business days of the commercial terms. */
async function termFrom(db: Db, day: string): Promise<string> {
  const { entrega_dias: days } = await settingOf(db, 'condiciones')
  return businessDayAfter(day, days, await holidaysAt(db, null))
}

/**
 * Opens the order of a quote that is being confirmed, in its transaction. The term of a blocked one begins once it goes
 * to production. An order that exists stays as it is.
 */
export async function openOrder(
  db: Db,
  by: Anyone,
  quoteId: number,
  { isBlocked, since }: { isBlocked: boolean; since?: Date | undefined },
): Promise<void> {
  const zone = await zoneOfHouse(db)
  const day = since ? dayAt(since, zone).toString() : await todayIn(db, zone)
  const term = isBlocked ? null : await termFrom(db, day)
  const order = await queries.insertOrder(db, quoteId, { term, since })
  if (!order) return
  await queries.insertOrderEvent(db, { orden_id: order.id, tipo: OrderEventKind.opened, ...writtenBy(by) })
  const after = { cotizacion_id: quoteId, plazo: term }
  await record(db, by, { action: 'orders.opened', entity: 'orden_produccion', id: order.id, after })
}

const writtenBy = (by: Anyone) => ({ usuario_id: isActor(by) ? by.id : null, ip: by.ip })

/** Begins the term of an order whose quote goes to production today, in the transaction that sends it. */
export async function beginTerm(db: Db, quoteId: number): Promise<void> {
  await queries.setTerm(db, quoteId, await termFrom(db, await todayIn(db, await zoneOfHouse(db))))
}

/**
 * Ends the order of a quote that is being voided, in its transaction. Throws `productionStarted` once production has
 * begun: of two people who begin and void it at once, the second is refused.
 */
export async function voidOrder(db: Db, by: Anyone, quoteId: number, reason: string): Promise<void> {
  const order = await queries.lockOrderOf(db, quoteId)
  if (!order || order.anulada_en) return
  if (hasStarted(order.paso)) throw new Refusal(quoteConfirmMessages.productionStarted)
  await queries.markVoided(db, order.id)
  const event = { orden_id: order.id, tipo: OrderEventKind.voided, comentario: reason, ...writtenBy(by) }
  await queries.insertOrderEvent(db, event)
  const after = { anulada: true, motivo: reason }
  await record(db, by, { action: 'orders.voided', entity: 'orden_produccion', id: order.id, before: order, after })
}

const itself: Caller = { ip: '', requestId: 'quote-orders' }
const [lastDays, mostAtOnce] = [7, 500]

/**
 * Opens the orders of quotes that a process of the previous release confirmed while this one was being rolled out. Safe
 * to run twice or concurrently.
 */
export async function openMissingOrders(db: Db): Promise<void> {
  for (const { id, enviada_produccion_en: since } of await queries.listWithoutOrder(db, lastDays, mostAtOnce))
    await inTransaction(db, (db) => openOrder(db, itself, id, { isBlocked: since === null, since: since ?? undefined }))
}
