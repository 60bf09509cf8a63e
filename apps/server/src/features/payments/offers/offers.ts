import { PaymentWay, paidStatuses, RefundStatus } from '@portal/contract/payments/states'
import { type Anyone, isActor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { reportDebt } from '../alarm.ts'
import { clientPath } from '../client-link.ts'
import type { PaymentDeps } from '../deps.ts'
import type { PaymentOffers } from '../hooks.ts'
import * as shared from '../queries.ts'
import { clientReceiptPathOf } from '../receipt/link.ts'
import { recordTransfer } from '../record-transfer.ts'
import { auditRefund, orderRefund } from '../refunds/intent.ts'
import * as refunds from '../refunds/queries.ts'
import { canCredit, refundable } from '../refunds/rules.ts'
import { confirmTransfer } from '../transfer/confirm.ts'
import { openTransfer, payableBy, payableCurrencies } from '../transfer/offer.ts'
import { isInDoubt } from './queries.ts'

type Deps = Omit<PaymentDeps, 'hooks'>

/** Returns what payments do for the owner of requests. */
export function paymentOffers(deps: Deps): PaymentOffers {
  return {
    currencies: (db) => payableCurrencies(db, deps.gateway),
    takesCards: deps.gateway.currencies.length > 0,
    payableBy: (db, currency) => payableBy(db, deps.gateway, currency),
    transferOf: openTransfer,
    hasPaymentInDoubt: isInDoubt,
    requestRefund: (db, by, wanted) => requestRefund(db, deps, by, wanted),
    async recordTransfer(db, by, received) {
      await recordTransfer(db, by, received)
    },
    confirmTransfer: (db, by, received, movement) => confirmTransfer(db, deps, by, received, movement),
    paymentPath: (hold) => clientPath(deps.secrets.enlace, hold),
    async receiptPath(db, requestId) {
      const payments = await shared.listPaymentsOf(db, requestId)
      const paid = payments.find(
        ({ estado, motivo, fecha_banco, medio }) =>
          motivo === null && paidStatuses.includes(estado) && (medio === PaymentWay.card || fecha_banco !== null),
      )
      return paid ? clientReceiptPathOf(deps.secrets.enlace, paid) : null
    },
  }
}

interface Wanted {
  requestId: number
  /** Null means everything left. */
  amount: number | null
  reason: string
}

/**
 * A refund that the card cannot take is given to a person, who makes a transfer and enters its reference
 * (rule reservations/withdrawal).
 */
async function requestRefund(db: Db, deps: Deps, by: Anyone, { requestId, amount, reason }: Wanted): Promise<boolean> {
  const payments = await shared.listPaymentsOf(db, requestId)
  const found = payments.find(({ estado, motivo }) => motivo === null && refundable.includes(estado))
  if (!found) return false
  const payment = await shared.lockPayment(db, found.id)
  if (!refundable.includes(payment.estado)) return false
  const left = payment.saldo ?? payment.monto
  const wanted = { amount: Math.min(amount ?? left, left), reason }
  const isReached = payment.proveedor === deps.gateway.provider
  if (isReached && canCredit(payment, wanted.amount)) await orderRefund(db, deps, by, payment, wanted)
  else await leaveToPerson(db, deps, by, payment, wanted)
  return true
}

async function leaveToPerson(
  db: Db,
  deps: Deps,
  by: Anyone,
  payment: shared.Payment,
  { amount, reason }: { amount: number; reason: string },
): Promise<void> {
  const refund = await refunds.insertRefund(db, {
    pago_id: payment.id,
    monto: amount,
    motivo: reason,
    estado: RefundStatus.refused,
    respuesta: 'the card cannot be credited',
    debido: true,
    saldo_antes: payment.saldo ?? payment.monto,
    usuario_id: isActor(by) ? by.id : null,
  })
  await auditRefund(db, by, null, refund)
  await shared.dropReceipt(db, payment.id)
  await reportDebt(db, deps, by, payment, refund)
}
