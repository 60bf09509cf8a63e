import { randomBytes, randomInt } from 'node:crypto'
import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import type { CardProvider } from '@portal/contract/payments/card-providers'
import { paymentMessages } from '@portal/contract/payments/messages'
import type { StartSchema } from '@portal/contract/payments/schemas'
import type { Caller } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { isMarkOf } from '../client-link.ts'
import type { PaymentDeps } from '../deps.ts'
import type { Reservation } from '../hooks.ts'
import { audit } from '../move.ts'
import * as shared from '../queries.ts'
import { type Opening, openingFor, refusalOfAsked } from '../rules/start.ts'
import { refundTerms } from './refund-terms.ts'
import { attemptsOf, refusalFor } from './reservation.ts'

type Opened = Exclude<Opening, { does: 'create' }> | { does: 'create'; payment: shared.Payment }

/**
 * Decides, under the locks of item and request, whether this press makes a new payment, and stores its row. The row is
 * stored before the provider is asked, so a payment at the provider always has a row here.
 */
export async function openAttempt(
  db: Db,
  { hooks, gateway, secrets }: PaymentDeps,
  caller: Caller,
  form: Of<typeof StartSchema>,
): Promise<Opened> {
  const { solicitud_clasificado_id: requestId } = form
  const reservation = await hooks.lockReservation(db, requestId)
  if (!reservation) return { does: 'refuse', entry: await refusalFor(db, hooks, requestId) }
  const hold = await hooks.holdOf(db, requestId)
  const changed = refusalOfAsked(form, hold)
  if (changed || !hold) return { does: 'refuse', entry: changed?.entry ?? paymentMessages.requestAbsent }

  const { evento_id: eventId } = hold
  const isClient = isMarkOf(secrets.enlace, form.firma, hold)
  const payer = { enlace_version: isClient ? hold.enlace_version : null, ip: caller.ip }
  const opening = openingFor(await attemptsOf(db, requestId, eventId), payer, gateway.sameFormMinutes)
  if (opening.does !== 'create') return opening
  const commerceCode = gateway.codeFor(reservation.currency)
  if (!commerceCode || !gateway.provider) throw new Error(`there is no commerce code for ${reservation.currency}`)
  const payment = await shared.insertPayment(db, {
    ...newReferences(),
    ...ofReservation(reservation, form.idioma ?? reservation.language, gateway.provider),
    evento_id: eventId,
    comercio: commerceCode,
    proveedor: gateway.provider,
    ...payer,
  })
  await audit(db, caller, 'payments.started', null, payment)
  return { does: 'create', payment }
}

const ofReservation = (
  { requestId, item, amount, currency, conversion }: Reservation,
  language: PageLanguage,
  provider: CardProvider,
) => ({
  solicitud_id: requestId,
  monto: amount,
  moneda: currency,
  tipo_cambio: conversion === null ? null : JSON.stringify(conversion),
  condiciones: refundTerms(item, provider)[language],
  idioma: language,
})

const letters = '0123456789abcdefghijklmnopqrstuvwxyz'

/**
 * Returns a unique order number in the provider's format that cannot be guessed: `w` of a card payment, `t` of a transfer.
 * Session and mark are secrets.
 */
export const newReferences = (letter: 'w' | 't' = 'w') => ({
  buy_order: `${letter}${Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('')}`,
  session_id: randomBytes(24).toString('base64url'),
  retorno: randomBytes(18).toString('base64url'),
})
