import { PaymentStatus, RefundStatus } from '@portal/contract/payments/states'
import { type Anyone, isActor } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { accountOf } from '#features/marketplace/ledger-queries.ts'
import { reportDebt } from '../alarm.ts'
import type { PaymentDeps } from '../deps.ts'
import { refundMail } from '../mails.ts'
import { move } from '../move.ts'
import type { RefundAnswer } from '../provider/answers.ts'
import type { Payment } from '../queries.ts'
import * as shared from '../queries.ts'
import { auditRefund, isOpenRefund } from './intent.ts'
import * as queries from './queries.ts'
import { balanceAfter, debtsAfter } from './rules.ts'

/** The result of a refund. */
export type RefundOutcome =
  | { was: 'done'; type: RefundAnswer['type']; authorizationCode: string | null }
  /** Refunded manually by a person. */
  | { was: 'manual'; reference: string }
  | { was: 'refused'; text: string }

interface Stored {
  payment: shared.Payment
  refund: queries.Refund
}

/**
 * Stores the result of an open refund once: payment, history of the request and the client's mail in one transaction.
 */
export function storeOutcome(
  deps: PaymentDeps,
  by: Anyone,
  { id, paymentId, requestId }: { id: number; paymentId: number; requestId: number },
  fate: RefundOutcome,
): Promise<Stored> {
  return inTransaction(deps.db, async (db) => {
    await deps.hooks.lockReservation(db, requestId)
    const payment = await shared.lockPayment(db, paymentId)
    const refund = await queries.lockRefund(db, id)
    if (!refund) throw new Error('a refund is gone')
    return isOpenRefund(refund) ? apply(db, deps, by, { payment, refund }, fate) : { payment, refund }
  })
}

/** Stores the result inside the caller's transaction, which holds the locks. */
export async function apply(
  db: Db,
  deps: PaymentDeps,
  by: Anyone,
  { payment, refund }: Stored,
  fate: RefundOutcome,
): Promise<Stored> {
  if (fate.was === 'refused') {
    const after = await queries.updateRefund(db, refund.id, { estado: RefundStatus.refused, respuesta: fate.text })
    await auditRefund(db, by, refund, after)
    if (after.debido) await reportDebt(db, deps, by, payment, after)
    return { payment, refund: after }
  }
  const isByHand = fate.was === 'manual'
  const after = await queries.updateRefund(db, refund.id, {
    estado: isByHand ? RefundStatus.manual : RefundStatus.done,
    hecho_en: refund.ahora,
    ...(isByHand
      ? { referencia: fate.reference, hecho_por: isActor(by) ? by.id : null }
      : { tipo: fate.type, codigo_autorizacion: fate.authorizationCode }),
  })
  await auditRefund(db, by, refund, after)
  const left = balanceAfter(payment, refund.monto)
  if (left === null) throw new Error('more was given back than was left')
  const type = isByHand ? 'NULLIFIED' : fate.type
  // its receipt is made again: it says what was given back
  const moved = await move(db, by, payment, stateAfter(type, left), { saldo: left, comprobante_id: null })
  await takeDebt(db, by, payment, refund.monto)
  await closeSettled(db, by, moved, after.referencia ?? after.motivo)
  await tell(db, deps, by, { payment: moved, refund: after })
  return { payment: moved, refund: after }
}

function stateAfter(type: RefundAnswer['type'], left: number): PaymentStatus {
  if (left > 0) return PaymentStatus.partlyRefunded
  return type === 'REVERSED' ? PaymentStatus.reversed : PaymentStatus.refunded
}

async function tell(db: Db, deps: PaymentDeps, by: Anyone, { payment, refund }: Stored): Promise<void> {
  const { solicitud_id: requestId, moneda: currency, buy_order: buyOrder, saldo, motivo } = payment
  const done = { requestId, amount: refund.monto, currency, buyOrder, isWhole: saldo === 0, reason: refund.motivo }
  // a payment that never paid the reservation is not in its history
  if (motivo === null) await deps.hooks.noteRefund(db, by, done)
  const client = await deps.hooks.clientOf(db, requestId)
  const account = await accountOf(db, payment.id)
  const mail = refundMail(client, { payment, refund, account: account ?? null })
  if (mail) await deps.mails.queue(db, mail)
}

/** Takes an amount off what is owed of a payment, once a refund of that amount was made. */
async function takeDebt(db: Db, by: Anyone, { id, moneda }: Payment, amount: number): Promise<void> {
  const debts = await queries.listDebtsOf(db, id)
  const left = debtsAfter(
    debts.map(({ monto }) => monto),
    amount,
    moneda,
  )
  for (const [place, debt] of debts.entries()) {
    const rest = left[place]!
    if (rest === debt.monto) continue
    const change = rest === 0 ? { debido: false } : { monto: rest }
    await auditRefund(db, by, debt, await queries.updateRefund(db, debt.id, change))
  }
}

/** Closes the differences of a payment of which nothing has to be transferred any more. */
async function closeSettled(db: Db, by: Anyone, { id }: Payment, comment: string): Promise<void> {
  if ((await queries.listDebtsOf(db, id)).length > 0) return
  for (const closed of await queries.closeDebtDifferences(db, id, isActor(by) ? by.id : null, comment))
    await record(db, by, {
      action: 'payments.differenceClosed',
      entity: 'pago_diferencia',
      id: closed.id,
      after: closed,
      announces: [{ area: 'diferencias' }],
    })
}
