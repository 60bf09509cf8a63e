import { PaymentStatus, PaymentWay } from '@portal/contract/payments/states'
import type { Insertable } from 'kysely'
import { type Anyone, isActor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { Pago } from '#core/database/schema.ts'
import type { ReceivedTransfer } from './hooks.ts'
import { audit } from './move.ts'
import * as shared from './queries.ts'
import { newReferences } from './start/attempt.ts'

/** What only a transfer of a client who accepted the terms has. */
type Known = Pick<
  Insertable<Pago>,
  | 'transferencia_id'
  | 'fecha_banco'
  | 'nota'
  | 'cobrado'
  | 'condiciones'
  | 'condiciones_aceptadas_en'
  | 'enlace_version'
>

/**
 * Stores a reservation that was paid without a card as a payment, inside the caller's transaction, which holds the locks
 * of item and request.
 */
export async function recordTransfer(
  db: Db,
  by: Anyone,
  { requestId, eventId, amount, currency, conversion, language, reference, at = new Date() }: ReceivedTransfer,
  known: Partial<Known> = {},
): Promise<shared.Payment> {
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
    saldo: known.cobrado ?? amount,
    referencia: reference.slice(0, 500),
    usuario_id: isActor(by) ? by.id : null,
    condiciones: '',
    idioma: language,
    ip: by.ip,
    tipo_cambio: conversion === null ? null : JSON.stringify(conversion),
    creado_en: at,
    confirmado_en: at,
    ...known,
  })
  await audit(db, by, 'payments.transferReceived', null, payment)
  return payment
}
