import { PaymentStatus, PaymentWay } from '@portal/contract/payments/states'
import { type Anyone, isActor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { ReceivedTransfer } from './hooks.ts'
import { audit } from './move.ts'
import * as shared from './queries.ts'
import { newReferences } from './start/attempt.ts'

/**
 * Stores a reservation that was paid without a card as a payment, inside the caller's transaction, which holds the locks
 * of item and request.
 */
export async function recordTransfer(
  db: Db,
  by: Anyone,
  { requestId, eventId, amount, currency, conversion, language, reference, at = new Date() }: ReceivedTransfer,
): Promise<void> {
  const payment = await shared.insertPayment(db, {
    ...newReferences('t'),
    solicitud_id: requestId,
    evento_id: eventId,
    estado: PaymentStatus.approved,
    medio: PaymentWay.transfer,
    comercio: '',
    moneda: currency,
    monto: amount,
    cobrado: amount,
    saldo: amount,
    referencia: reference.slice(0, 500),
    usuario_id: isActor(by) ? by.id : null,
    condiciones: '',
    idioma: language,
    ip: by.ip,
    tipo_cambio: conversion === null ? null : JSON.stringify(conversion),
    creado_en: at,
    confirmado_en: at,
  })
  await audit(db, by, 'payments.transferReceived', null, payment)
}
