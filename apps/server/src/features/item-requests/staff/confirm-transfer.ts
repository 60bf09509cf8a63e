import { coreMessages } from '@portal/contract/core/core-messages'
import type { Of } from '@portal/contract/core/fields'
import type { TransferConfirmSchema } from '@portal/contract/item-requests/schemas'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { writtenReference } from '@portal/contract/payments/references'
import { bankTransferMessages } from '@portal/contract/payments/transfer-messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal, refuseIf } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { todayIn, zoneOfHouse } from '#core/database/days.ts'
import { refuseStale } from '#core/records/versions.ts'
import { allowedTransitions } from '#features/marketplace/rules/allowed-transitions.ts'
import type { ChangeDeps } from '../change/change.ts'
import { refusalOfTransfer } from '../change/rules.ts'
import { expireDue } from '../expiry/expire.ts'
import { actorsFor, requestScopeOf } from '../policy.ts'
import * as shared from '../queries.ts'
import { lockRequestAndItem, type Place } from '../request-and-item.ts'
import { isAlive, reserve } from '../reservations/hooks.ts'
import { readHold } from '../reservations/queries.ts'

type Form = Of<typeof TransferConfirmSchema>

/**
 * Confirms the bank transfer of an open reservation, as staff read it in the books of the bank: it pays it as a card does
 * (rule payments/transfer). Of two at once one is stored. Throws `alreadyPaid` or `ended`, 409 when
 * someone saved after `version`, and at their fields `tooLow`, `tooHigh`, `bankDateInvalid` and
 * `operationUsed`.
 */
export async function confirmTransfer(deps: ChangeDeps, actor: Actor, form: Form): Promise<void> {
  const found = await shared.findRequest(deps.db, requestScopeOf(actor), form.solicitud_clasificado_id)
  if (!found) throw new Refusal(bankTransferMessages.requestAbsent)
  await expireDue(deps, { requestId: found.id })
  return inTransaction(deps.db, async (db) => {
    const place = await lockRequestAndItem(db, found)
    const { request } = place
    refuseUnlessOpen(actor, place)
    refuseStale(request, form.version)
    const { id, moneda: currency, monto_reserva: asked, tipo_cambio: conversion, idioma: language } = request
    const today = await todayIn(db, await zoneOfHouse(db))
    refuseIf(refusalOfTransfer(form, { asked, currency, today }))
    if (asked === null || currency === 'UF') throw new Refusal(coreMessages.notAllowed)
    const { evento_id: eventId, enlace_version: linkVersion } = await readHold(db, id)
    const paid = await deps.payments.confirmTransfer(
      db,
      actor,
      { requestId: id, eventId, amount: asked, currency, conversion, language, linkVersion },
      { amount: form.monto_recibido, day: form.fecha_banco, operation: form.operacion, note: form.nota },
    )
    // the client reads in their history what they wrote in the transfer
    const comment = paid.reference ? writtenReference(paid.reference) : form.operacion
    await reserve(db, deps, actor, place, { author: 'personal', comment, receiptPath: paid.receiptPath })
  })
}

/** Who may note a payment by hand may confirm a transfer, while the reservation waits for its payment. */
function refuseUnlessOpen(actor: Actor, { request, item }: Place): void {
  const { estado_id: state } = request
  const actors = actorsFor(actor, item?.usuario_id ?? null, request)
  const open = { ...request, estado_id: RequestStatus.reservedPendingPayment }
  if (!allowedTransitions(open, actors).some(({ to }) => to === RequestStatus.reserved))
    throw new Refusal(coreMessages.notAllowed)
  if (state === RequestStatus.reserved || state === RequestStatus.sold)
    throw new Refusal(bankTransferMessages.alreadyPaid)
  if (state !== RequestStatus.reservedPendingPayment || !isAlive(request)) throw new Refusal(bankTransferMessages.ended)
}
