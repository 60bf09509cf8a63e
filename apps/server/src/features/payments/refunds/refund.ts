import { coreMessages } from '@portal/contract/core/core-messages'
import type { Of } from '@portal/contract/core/fields'
import { paymentLimits } from '@portal/contract/payments/constants'
import { paymentMessages } from '@portal/contract/payments/messages'
import type { RefundedSchema, RefundSchema } from '@portal/contract/payments/schemas'
import { RefundStatus } from '@portal/contract/payments/states'
import type { Actor } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import type { PaymentDeps } from '../deps.ts'
import { canRefund } from '../policy.ts'
import * as shared from '../queries.ts'
import { insertIntent, isOpenRefund } from './intent.ts'
import * as queries from './queries.ts'
import { refusalToRefund } from './rules.ts'
import { continueRefund } from './send.ts'
import { apply } from './store.ts'

type Refunded = Of<typeof RefundedSchema>
type Form = Of<typeof RefundSchema>

/**
 * Refunds a payment to its card (rule payments/refund): 108 for a reversal, 109 for a refund, 114 while the result is
 * unknown. With a reference, where the card cannot be credited, records a manual transfer. Needs an administrator.
 */
export async function refundPayment(
  deps: PaymentDeps,
  actor: Actor,
  id: number,
  form: Form,
): Promise<Refunded | Answer<Refunded>> {
  if (!canRefund(actor)) throw new Refusal(coreMessages.notAllowed)
  const found = await shared.getPayment(deps.db, { id })
  if (!found) throw new Refusal(paymentMessages.transactionAbsent)
  const refundId = await order(deps, actor, found, form)
  await continueRefund(deps, actor, refundId)
  return outcome(deps, id, refundId)
}

/** Stores the intent, or the completed refund when it was made manually. */
function order(deps: PaymentDeps, actor: Actor, { id, solicitud_id }: shared.Payment, form: Form): Promise<number> {
  return inTransaction(deps.db, async (db) => {
    await deps.hooks.lockReservation(db, solicitud_id)
    const payment = await shared.lockPayment(db, id)
    const earlier = await queries.listRefundsOf(db, id)
    const lost = form.referencia_manual ? earlier.find((refund) => isLost(payment, refund, form)) : undefined
    const refusal = lost ? null : refusalToRefund(payment, form, earlier, payment.proveedor === deps.gateway.provider)
    if (refusal)
      throw new Refusal(refusal.entry, { fields: refusal.field ? { [refusal.field]: refusal.entry.code } : {} })
    const refund = lost ?? (await insertIntent(db, actor, payment, { amount: form.monto, reason: form.motivo }))
    if (form.referencia_manual)
      await apply(db, deps, actor, { payment, refund }, { was: 'manual', reference: form.referencia_manual })
    return refund.id
  })
}

/** Whether a refund was sent and the provider no longer reports the payment: a person must find out. */
function isLost({ creado_en, ahora }: shared.Payment, refund: queries.Refund, { monto }: Form): boolean {
  const isTooOld = ahora.getTime() - creado_en.getTime() >= paymentLimits.statusDays * 86_400_000
  const sentFor = refund.enviado_en ? ahora.getTime() - refund.enviado_en.getTime() : 0
  return (
    isTooOld && isOpenRefund(refund) && sentFor >= paymentLimits.sweptAfterMinutes * 60_000 && refund.monto === monto
  )
}

async function outcome({ db }: PaymentDeps, id: number, refundId: number): Promise<Refunded | Answer<Refunded>> {
  const payment = await shared.getPayment(db, { id })
  const refund = (await queries.listRefundsOf(db, id)).find((one) => one.id === refundId)
  if (!payment || !refund) throw new Error('a refund is gone')
  const data = { estado: payment.estado, saldo: payment.saldo }
  if (isOpenRefund(refund)) return new Answer(data, paymentMessages.refundInDoubt)
  if (refund.estado === RefundStatus.refused)
    throw new Refusal(paymentMessages.refundRefused, { data: { ...data, respuesta: refund.respuesta } })
  return refund.tipo === 'REVERSED' ? new Answer(data, paymentMessages.returned) : data
}
