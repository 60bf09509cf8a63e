import type { Of } from '@portal/contract/core/fields'
import type { Message } from '@portal/contract/core/messages'
import { paymentMessages } from '@portal/contract/payments/messages'
import type { StartSchema, SummaryQuerySchema } from '@portal/contract/payments/schemas'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { PaymentDeps } from '../deps.ts'
import type { Reservation, ReservationHooks } from '../hooks.ts'
import * as shared from '../queries.ts'
import { refusalOfAsked, refusalWithoutReservation } from '../rules/start.ts'
import { payableBy } from '../transfer/offer.ts'

type Asked = Omit<Of<typeof StartSchema>, 'acepta_condiciones'> | Of<typeof SummaryQuerySchema>

/** Throws a refusal at its field. */
const refuse = (entry: Message, field?: string): never => {
  throw new Refusal(entry, { fields: field ? { [field]: entry.code } : {} })
}

/** What the caller pays with. */
type Wanted = 'card' | 'transfer' | 'any'

/**
 * Returns the reservation named by an address of the payment page, if it is unpaid and the address equals what is
 * stored. Throws `requestAbsent` (no such request), `amountInvalid` or `currencyInvalid` (another amount or currency,
 * or one without a commerce code where a card is wanted), `pendingConfirmation`, `alreadyProcessed` or `itemUnavailable`.
 */
export async function payableReservation(
  { db, hooks, gateway }: PaymentDeps,
  asked: Asked,
  wanted: Wanted = 'card',
): Promise<Reservation> {
  const { solicitud_clasificado_id: requestId } = asked
  const refusal = refusalOfAsked(asked, await hooks.holdOf(db, requestId))
  if (refusal) return refuse(refusal.entry, refusal.field)
  const reservation = await hooks.reservationFor(db, requestId)
  if (!reservation) return refuse(await refusalFor(db, hooks, requestId))
  const by = await payableBy(db, gateway, reservation.currency)
  // without cards and accounts the page says that someone will write how to pay
  const isNowhere = !by.card && !by.transfer && gateway.currencies.length > 0
  if (wanted === 'transfer' && !by.transfer) return refuse(paymentMessages.transferUnavailable)
  if ((wanted === 'card' && !by.card) || isNowhere) return refuse(paymentMessages.currencyInvalid, 'moneda')
  return reservation
}

/** Returns why a request cannot be paid now, by the payments of its last reservation. */
export async function refusalFor(db: Db, hooks: ReservationHooks, requestId: number): Promise<Message> {
  return refusalWithoutReservation(await attemptsOf(db, requestId, await hooks.reservationEvent(db, requestId)))
}

/** Returns the attempts to pay one reservation, the newest first. */
export async function attemptsOf(db: Db, requestId: number, eventId: number | null) {
  const payments = await shared.listPaymentsOf(db, requestId)
  return payments.filter(({ evento_id }) => evento_id === eventId)
}
