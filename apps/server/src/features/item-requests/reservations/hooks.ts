import { machineMessages } from '@portal/contract/machines/messages'
import { RefundDecision } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { type Anyone, isActor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { DoneRefund, PaidReservation, Reservation, ReservationHooks } from '#features/payments/service.ts'
import { paid } from '../change/reserve.ts'
import { type ExpiryDeps, expireDue } from '../expiry/expire.ts'
import { trackingPath } from '../links.ts'
import { reservedMail } from '../mail/client.ts'
import { mailOwners, post } from '../mail/send.ts'
import { type Author, announce, audit, changesOf, move } from '../move.ts'
import * as shared from '../queries.ts'
import { aboutOf, lockRequestAndItem, type Place } from '../request-and-item.ts'
import * as queries from './queries.ts'

type ReserveDeps = Pick<ExpiryDeps, 'env' | 'secrets' | 'mails' | 'company'>

/** Returns what requests do for the payments of their reservations. */
export function reservationHooks(deps: ExpiryDeps): ReservationHooks {
  return {
    async reservationFor(db, requestId) {
      await expireDue(deps, { requestId })
      const request = await shared.readRequest(db, requestId)
      return request && isAlive(request) ? reservationOf(request) : null
    },
    lockReservation: (db, requestId) => lockReservation(db, deps, requestId),
    markReserved: (db, by, payment) => markReserved(db, deps, by, payment),
    noteRefund,
    async holdLonger(db, requestId, minutes) {
      await queries.holdLonger(db, requestId, minutes)
    },
    holdOf: queries.getHold,
    reservationEvent: queries.reservationEvent,
    clientOf: queries.getClient,
    shownItem: queries.getShownItem,
    async trackingPath(db, requestId, linkVersion) {
      const link = await queries.getLink(db, requestId)
      return link?.enlace_version === linkVersion ? trackingPath(deps.secrets.enlace, link) : null
    },
  }
}

async function placeOf(db: Db, requestId: number): Promise<Place | null> {
  const key = await queries.getRequestKey(db, requestId)
  return key ? lockRequestAndItem(db, key) : null
}

/** After its end a reservation remains only while a payment is in doubt. */
async function lockReservation(db: Db, { payments }: ExpiryDeps, requestId: number): Promise<Reservation | null> {
  const place = await placeOf(db, requestId)
  if (!place) return null
  const isOpen = isAlive(place.request) || (await payments.hasPaymentInDoubt(db, requestId))
  return isOpen ? reservationOf(place.request) : null
}

/** Whether its time is not over. */
export const isAlive = ({ vence_en, ahora }: shared.LockedRequest): boolean => vence_en !== null && vence_en > ahora

function reservationOf(request: shared.LockedRequest): Reservation | null {
  const { id, clasificado_id, propiedad_id, estado_id, monto_reserva, moneda, vence_en } = request
  const { nombre, email, idioma, tipo_cambio: conversion } = request
  const isWaiting = estado_id === RequestStatus.reservedPendingPayment
  const hasItem = clasificado_id !== null || propiedad_id !== null
  if (!isWaiting || !hasItem || monto_reserva === null || moneda === 'UF' || vence_en === null) return null
  return {
    requestId: id,
    item: { clasificado_id, propiedad_id },
    conversion,
    amount: monto_reserva,
    currency: moneda,
    endsAt: vence_en,
    clientName: nombre,
    email,
    language: idioma,
  }
}

/** Amount and currency are the stored ones; a request that is no longer waiting takes no money. */
async function markReserved(
  db: Db,
  deps: ExpiryDeps,
  by: Anyone,
  { requestId, amount, currency, buyOrder, receiptPath }: PaidReservation,
): Promise<boolean> {
  const place = await placeOf(db, requestId)
  if (!place) return false
  const { request, item } = place
  const isDue = request.monto_reserva === amount && request.moneda === currency
  if (request.estado_id !== RequestStatus.reservedPendingPayment || !isDue) return false
  await reserve(db, deps, by, { request, item }, { author: 'sistema', comment: buyOrder, receiptPath })
  return true
}

interface Paid {
  author: Author
  /** What the history says of the payment. */
  comment: string
  receiptPath?: string | null | undefined
}

/** Moves a locked request whose reservation is paid from 23 to 24, and tells the client and the owner of the item. */
export async function reserve(
  db: Db,
  deps: ReserveDeps,
  by: Anyone,
  { request, item }: Place,
  { author, comment, receiptPath }: Paid,
): Promise<void> {
  const after = await move(db, by, request, {
    to: RequestStatus.reserved,
    author,
    kind: 'pago',
    comment,
    isVisible: true,
    change: await paid(db, request),
  })
  const about = aboutOf(after, item)
  await post(db, deps, reservedMail(deps, about, receiptPath))
  await mailOwners(db, deps, 'reserved', about)
  await announce(db, item)
}

async function noteRefund(db: Db, by: Anyone, { requestId, amount, isWhole, reason }: DoneRefund): Promise<void> {
  const place = await placeOf(db, requestId)
  if (!place) throw new Refusal(machineMessages.requestAbsent)
  const { request } = place
  await shared.insertEvent(db, {
    solicitud_id: requestId,
    tipo: 'reembolso',
    autor: isActor(by) ? 'personal' : 'sistema',
    usuario_id: isActor(by) ? by.id : null,
    comentario: reason,
    monto_reserva: amount,
    es_visible: true,
    ip: by.ip,
  })
  const decision = isWhole ? RefundDecision.whole : RefundDecision.lessFee
  const isOpen = request.decision_reembolso === RefundDecision.pending
  const after = isOpen ? await shared.changeRequest(db, request, { decision_reembolso: decision }) : request
  await audit(db, by, 'requests.refunded', request, after ?? request, await changesOf(db, request))
}
