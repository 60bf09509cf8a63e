import type { Of } from '@portal/contract/core/fields'
import type { SummaryQuerySchema, SummarySchema } from '@portal/contract/payments/schemas'
import { chileId, taxOn } from '@portal/contract/settings/taxes'
import type { z } from 'zod'
import { todayIn, zoneOfHouse } from '#core/database/days.ts'
import { conversionOf } from '#features/marketplace/rules/conversion.ts'
import { settingOf } from '#features/settings/service.ts'
import { isMarkOf } from '../client-link.ts'
import type { PaymentDeps } from '../deps.ts'
import type { Reservation } from '../hooks.ts'
import { netOf } from '../rules/amounts.ts'
import { shownTransfer } from '../transfer/accept.ts'
import { accountFor } from '../transfer/offer.ts'
import { getAccepted } from '../transfer/queries.ts'
import { refundTerms, transferTerms } from './refund-terms.ts'
import { payableReservation } from './reservation.ts'

/** Returns what a buyer sees before they pay: item, net, total and refund terms. No personal data. */
export async function paymentSummary(
  deps: PaymentDeps,
  asked: Of<typeof SummaryQuerySchema>,
): Promise<z.input<typeof SummarySchema>> {
  const reservation = await payableReservation(deps, asked, 'any')
  const { requestId, item: reserved, amount, currency, endsAt, conversion } = reservation
  const { es_exento: isExempt, ...item } = await deps.hooks.shownItem(deps.db, reserved)
  const { tasas } = await settingOf(deps.db, 'impuestos')
  const tax = taxOn(tasas, chileId, await todayIn(deps.db, await zoneOfHouse(deps.db)))?.tasa ?? 0
  return {
    ...item,
    solicitud_clasificado_id: requestId,
    ...reserved,
    moneda: currency,
    monto: amount,
    monto_neto: netOf({ amount, currency, isExempt, tax }),
    conversion: conversionOf({ tipo_cambio: conversion }),
    vence_en: endsAt,
    condiciones: refundTerms(reserved, deps.gateway.provider),
    con_tarjeta: deps.gateway.codeFor(currency) !== null,
    proveedor: deps.gateway.codeFor(currency) === null ? null : deps.gateway.provider,
    transferencia: await transferFor(deps, asked, reservation),
  }
}

/** Returns what of a transfer may be shown: its data to the client's own link alone, once they accepted the terms. */
async function transferFor(
  { db, hooks, secrets }: PaymentDeps,
  { firma }: Of<typeof SummaryQuerySchema>,
  { requestId, item, currency }: Reservation,
): Promise<z.input<typeof SummarySchema>['transferencia']> {
  const hold = await hooks.holdOf(db, requestId)
  const isClient = hold !== undefined && isMarkOf(secrets.enlace, firma, hold)
  const accepted = isClient && hold.evento_id !== null ? await getAccepted(db, hold.evento_id) : undefined
  if (!accepted && !(await accountFor(db, currency))) return null
  return {
    es_del_cliente: isClient,
    condiciones: transferTerms(item),
    datos: accepted ? await shownTransfer(db, accepted) : null,
  }
}
