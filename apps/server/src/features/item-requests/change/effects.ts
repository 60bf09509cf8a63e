import type { MoneyUnit } from '@portal/contract/core/currencies'
import { machineMessages } from '@portal/contract/machines/messages'
import { RefundDecision } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { refundOf } from '#features/marketplace/rules/amounts.ts'
import { unconverted } from '#features/marketplace/rules/conversion.ts'
import { customerOf } from '../customers/service.ts'
import type { RequestDeps } from '../deps.ts'
import { type LockedItem, markSold } from '../item-queries.ts'
import type { LockedRequest, RequestChange } from '../queries.ts'
import type { Place } from '../request-and-item.ts'
import { reservationEvent } from '../reservations/queries.ts'
import { paid, reservation } from './reserve.ts'
import { type Change, leavesUnpaid } from './rules.ts'
import { refuseToSell } from './sell.ts'

type Deps = Pick<RequestDeps, 'payments'>

/** Returns the other columns of a change of state. Throws the reason when it is refused. */
export async function changeFor(db: Db, deps: Deps, by: Actor, place: Place, form: Change): Promise<RequestChange> {
  const { request, item } = place
  const from = request.estado_id
  if (from === RequestStatus.sent && form.estado_id === RequestStatus.pendingContact)
    return { cliente_id: await customerOf(db, by, request) }
  if (form.estado_id === RequestStatus.reservedPendingPayment) {
    const opened = await reservation(db, deps, { request, item: itemOf(item) }, form)
    const { transfer } = await deps.payments.payableBy(db, opened.moneda as MoneyUnit)
    if (!deps.payments.takesCards && !transfer) throw new Refusal(machineMessages.noWayToPay)
    return opened
  }
  if (form.estado_id === RequestStatus.reserved) return paidByTransfer(db, deps, by, request, form.comentario)
  if (form.estado_id === RequestStatus.sold) return sold(db, { request, item: itemOf(item) }, form.monto_venta ?? 0)
  if (from === RequestStatus.sold && form.estado_id === RequestStatus.cancelled)
    return unsold(db, itemOf(item), request)
  return {
    ...(leavesUnpaid(from, form.estado_id) ? unconverted(request) : priceNamed(form)),
    ...(await refund(db, deps, by, request, form)),
    vence_en: null,
  }
}

/** Staff received the money without a card: it is a payment like any other. The comment is its reference. */
async function paidByTransfer(
  db: Db,
  { payments }: Deps,
  by: Actor,
  request: LockedRequest,
  reference: string,
): Promise<RequestChange> {
  const { id, moneda: currency, monto_reserva: amount, tipo_cambio: conversion, idioma: language } = request
  if (amount !== null && currency !== 'UF')
    await payments.recordTransfer(db, by, {
      requestId: id,
      eventId: await reservationEvent(db, id),
      amount,
      currency,
      conversion,
      language,
      reference,
    })
  return paid(db, request)
}

function itemOf(item: LockedItem | null): LockedItem {
  if (!item) throw new Refusal(machineMessages.transitionNotAllowed)
  return item
}

/** A sale amount named before the sale is the agreed price. */
const priceNamed = ({ monto_venta }: Change): RequestChange => (monto_venta === null ? {} : { monto_venta })

async function sold(
  db: Db,
  place: { request: LockedRequest; item: LockedItem },
  amount: number,
): Promise<RequestChange> {
  await refuseToSell(db, place, amount)
  await markSold(db, place.item, true)
  return { monto_venta: amount, vence_en: null }
}

/** A mistaken sale: the item is free again, and the paid amount waits for a decision. */
async function unsold(db: Db, item: LockedItem, { reservado_en }: LockedRequest): Promise<RequestChange> {
  await markSold(db, item, false)
  return reservado_en === null ? {} : { decision_reembolso: RefundDecision.pending }
}

/**
 * Stores the decision on a paid reservation, and orders the refund by card if there is one
 * (rules reservations/withdrawal, payments/refund).
 */
async function refund(
  db: Db,
  { payments }: Deps,
  by: Actor,
  request: LockedRequest,
  { decision_reembolso: decision, comentario }: Change,
): Promise<RequestChange> {
  const isPaid = request.estado_id === RequestStatus.reserved || request.decision_reembolso === RefundDecision.pending
  if (!isPaid || decision === null || request.reservado_en === null) return {}
  const { id, moneda: currency, ahora: now, reservado_en: reservedAt } = request
  const amount = refundOf(decision, { amount: request.monto_reserva ?? 0, currency, reservedAt, now })
  await payments.requestRefund(db, by, { requestId: id, amount, reason: comentario })
  return { decision_reembolso: decision }
}
