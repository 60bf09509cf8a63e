import { paymentMessages } from '@portal/contract/payments/messages'
import { RefundStatus } from '@portal/contract/payments/states'
import { type Anyone, isActor } from '#core/base/actor.ts'
import { isDuplicate, Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { mailCompany } from '../alarm.ts'
import type { PaymentDeps } from '../deps.ts'
import { refundJob } from '../job-kinds.ts'
import { dropReceipt, type Payment } from '../queries.ts'
import * as queries from './queries.ts'

interface Wanted {
  amount: number
  reason: string
  /** Whether the client gets it in any case, by transfer when the card cannot be credited. */
  isOwed?: boolean
}

/** Stores a refund before it is sent. One at a time per payment (`refundUnderWay`). */
export async function insertIntent(
  db: Db,
  by: Anyone,
  payment: Payment,
  { amount, reason, isOwed = false }: Wanted,
): Promise<queries.Refund> {
  try {
    const refund = await queries.insertRefund(db, {
      pago_id: payment.id,
      monto: amount,
      motivo: reason,
      debido: isOwed,
      saldo_antes: payment.saldo ?? payment.monto,
      usuario_id: isActor(by) ? by.id : null,
    })
    await auditRefund(db, by, null, refund)
    return refund
  } catch (error) {
    throw isDuplicate(error, 'pago_reembolso_abierto') ? new Refusal(paymentMessages.refundUnderWay) : error
  }
}

/** Stores a refund that was decided; a job sends it after the commit. */
export async function orderRefund(
  db: Db,
  { jobs }: Pick<PaymentDeps, 'jobs'>,
  by: Anyone,
  payment: Payment,
  wanted: Wanted,
): Promise<void> {
  const { id } = await insertIntent(db, by, payment, { ...wanted, isOwed: true })
  await dropReceipt(db, payment.id)
  await jobs.enqueue(db, refundJob, { reembolso_id: id })
}

/** Refunds a payment that paid nothing in full, and reports it to the house (rule payments/paid-nothing). */
export async function giveBackAll(db: Db, deps: PaymentDeps, by: Anyone, payment: Payment): Promise<void> {
  const reason =
    payment.motivo === 'ya_pagada' ? 'La reserva ya estaba pagada.' : 'El clasificado ya no estaba disponible.'
  await orderRefund(db, deps, by, payment, { amount: payment.saldo ?? payment.monto, reason })
  await mailCompany(db, deps, payment, 'surplus')
}

export async function auditRefund(
  db: Db,
  by: Anyone,
  before: queries.Refund | null,
  after: queries.Refund,
): Promise<void> {
  const plain = ({ ahora: _, ...rest }: queries.Refund) => rest
  await record(db, by, {
    action: before ? 'payments.refundChanged' : 'payments.refundOrdered',
    entity: 'pago_reembolso',
    id: after.id,
    before: before && plain(before),
    after: plain(after),
    announces: [{ area: 'solicitudes' }],
  })
}

export const isOpenRefund = ({ estado }: queries.Refund): boolean =>
  estado === RefundStatus.pending || estado === RefundStatus.inDoubt
