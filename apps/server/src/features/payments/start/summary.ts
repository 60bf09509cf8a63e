import type { Of } from '@portal/contract/core/fields'
import type { SummaryQuerySchema, SummarySchema } from '@portal/contract/payments/schemas'
import { chileId, taxOn } from '@portal/contract/settings/taxes'
import type { z } from 'zod'
import { todayIn, zoneOfHouse } from '#core/database/days.ts'
import { conversionOf } from '#features/marketplace/rules/conversion.ts'
import { settingOf } from '#features/settings/service.ts'
import type { PaymentDeps } from '../deps.ts'
import { netOf } from '../rules/amounts.ts'
import { refundTerms } from './refund-terms.ts'
import { payableReservation } from './reservation.ts'

/** Returns what a buyer sees before they pay: item, net, total and refund terms. No personal data. */
export async function paymentSummary(
  deps: PaymentDeps,
  asked: Of<typeof SummaryQuerySchema>,
): Promise<z.input<typeof SummarySchema>> {
  const { requestId, item: reserved, amount, currency, endsAt, conversion } = await payableReservation(deps, asked)
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
    condiciones: refundTerms(reserved),
  }
}
