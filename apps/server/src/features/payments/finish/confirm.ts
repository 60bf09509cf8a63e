import type { Of } from '@portal/contract/core/fields'
import { paymentLimits } from '@portal/contract/payments/constants'
import { paymentMessages } from '@portal/contract/payments/messages'
import { ConfirmedSchema, type ConfirmSchema, type TransactionSchema } from '@portal/contract/payments/schemas'
import { type PaymentStatus, paidStatuses } from '@portal/contract/payments/states'
import type { z } from 'zod'
import type { Caller } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { isSameSecret } from '#core/base/secrets.ts'
import { accountOf } from '#features/marketplace/ledger-queries.ts'
import { conversionOf } from '#features/marketplace/rules/conversion.ts'
import type { PaymentDeps } from '../deps.ts'
import * as shared from '../queries.ts'
import { clientReceiptPathOf } from '../receipt/link.ts'
import { messageFor } from '../rules/provider-answers.ts'
import { finish } from './finish.ts'

type Confirmed = z.input<typeof ConfirmedSchema>

/**
 * Returns the result of a payment to anyone who knows its order and session. Commits it first when its return was the
 * normal one and nobody has. Throws the entry of a payment that is not approved, with the transaction in `datos`.
 */
export async function confirmPayment(
  deps: PaymentDeps,
  caller: Caller,
  { buy_order, session_id }: Of<typeof ConfirmSchema>,
): Promise<Confirmed | Answer<Confirmed>> {
  const found = await shared.getPayment(deps.db, { buy_order })
  if (!found) throw new Refusal(paymentMessages.transactionAbsent)
  if (!isSameSecret(found.session_id, session_id)) throw new Refusal(paymentMessages.sessionIdInvalid)

  const { payment } = await finish(deps, caller, found, { occasion: 'result' })
  const confirmed = { transaccion: await transactionOf(deps, payment) }
  const entry = messageFor(payment)
  if (!entry) return confirmed
  if (entry.status === 200) return new Answer(confirmed, entry)
  throw new Refusal(entry, { data: ConfirmedSchema.parse(confirmed) })
}

/** The provider's word for each state, as the result page reads it (rule payments/pages). */
const statusWords: Readonly<Record<PaymentStatus, string>> = {
  creada: 'INITIALIZED',
  redirigida: 'PENDING',
  confirmando: 'PENDING',
  pendiente_confirmacion: 'PENDING',
  desconocida: 'PENDING',
  cerrada_sin_respuesta: 'PENDING',
  aprobada: 'AUTHORIZED',
  rechazada: 'FAILED',
  abortada: 'INITIALIZED',
  tiempo_agotado: 'INITIALIZED',
  error_formulario: 'INITIALIZED',
  reversada: 'REVERSED',
  anulada: 'NULLIFIED',
  anulada_parcial: 'PARTIALLY_NULLIFIED',
}

const shownMs = paymentLimits.trackingShownMinutes * 60_000

/** Returns the transaction for the result page, without personal data. */
async function transactionOf(
  { db, secrets, hooks }: PaymentDeps,
  payment: shared.Payment,
): Promise<z.input<typeof TransactionSchema>> {
  const { clasificado_id, propiedad_id, marca, marca_en, sku } = await hooks.clientOf(db, payment.solicitud_id)
  const account = await accountOf(db, payment.id)
  const { retornado_en, ahora } = payment
  const isFresh = retornado_en !== null && ahora.getTime() - retornado_en.getTime() < shownMs
  const isPaid = payment.motivo === null && paidStatuses.includes(payment.estado)
  // facts for the client only: for a completed payment that was started from their link
  const version = isPaid ? payment.enlace_version : null
  return {
    status: statusWords[payment.estado],
    vci: payment.vci,
    amount: payment.monto,
    card_number: payment.tarjeta,
    buy_order: payment.buy_order,
    transaction_date: payment.fecha_transaccion ?? payment.confirmado_en,
    authorization_code: payment.codigo_autorizacion,
    installments_number: payment.cuotas,
    installments_amount: payment.monto_cuota,
    estado: payment.estado,
    devuelto: account?.devuelto ?? 0,
    debido: account?.debido ?? 0,
    moneda: payment.moneda,
    tipo_pago: payment.tipo_pago,
    solicitud_clasificado_id: payment.solicitud_id,
    clasificado_id,
    propiedad_id,
    marca: marca ?? '',
    marca_en: marca_en ?? '',
    sku: sku ?? '',
    conversion: conversionOf(payment),
    es_del_cliente: payment.enlace_version !== null,
    url_comprobante: isPaid ? clientReceiptPathOf(secrets.enlace, payment) : null,
    url_seguimiento: version !== null && isFresh ? await hooks.trackingPath(db, payment.solicitud_id, version) : null,
  }
}
