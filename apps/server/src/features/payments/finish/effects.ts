import type { Anyone } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { reportDifference } from '../alarm.ts'
import { paymentPath } from '../client-link.ts'
import type { PaymentDeps } from '../deps.ts'
import { receiptJob } from '../job-kinds.ts'
import { notPaidMail } from '../mails.ts'
import { write } from '../move.ts'
import type { ProviderAnswer } from '../provider/answers.ts'
import * as shared from '../queries.ts'
import { clientReceiptPathOf } from '../receipt/link.ts'
import { giveBackAll } from '../refunds/intent.ts'
import type { Effect, Outcome } from '../rules/provider-answers.ts'

interface Stored {
  /** The payment as just written. */
  payment: shared.Payment
  outcome: Outcome
  answer: ProviderAnswer | null
}

type Perform = (db: Db, deps: PaymentDeps, by: Anyone, stored: Stored) => Promise<shared.Payment>

/** Runs each effect of an outcome inside the transaction that stores it; returns the payment afterwards. */
export const effects: Record<Effect, Perform> = {
  async receipt(db, { jobs }, _, { payment }) {
    await jobs.enqueue(db, receiptJob, { pago_id: payment.id })
    return payment
  },

  async reserve(db, deps, by, { payment }) {
    const { solicitud_id: requestId, monto: amount, moneda: currency, buy_order: buyOrder } = payment
    const receiptPath = clientReceiptPathOf(deps.secrets.enlace, payment)
    const paid = { requestId, amount, currency, buyOrder, receiptPath }
    if (await deps.hooks.markReserved(db, by, paid)) return payment
    const surplus = await write(db, by, payment, { motivo: 'no_disponible' })
    await giveBackAll(db, deps, by, surplus)
    return surplus
  },

  async giveBack(db, deps, by, { payment }) {
    await giveBackAll(db, deps, by, payment)
    return payment
  },

  async difference(db, deps, by, { payment, outcome: { difference }, answer }) {
    if (difference) await reportDifference(db, deps, by, payment, difference, seenThere(answer))
    return payment
  },

  /** For a successful payment the owner of the request writes this mail. A stranger's address is unknown. */
  async notPaidMail(db, deps, _, { payment }) {
    if (payment.enlace_version === null) return payment
    const path = await paymentPath(db, deps, payment.solicitud_id)
    const mail = notPaidMail(deps, await shared.getClient(db, payment.solicitud_id), payment, path)
    if (mail) await deps.mails.queue(db, mail)
    return payment
  },
}

const seenThere = (answer: ProviderAnswer | null) =>
  answer
    ? { status: answer.status, response_code: answer.responseCode, amount: answer.amount, buy_order: answer.buyOrder }
    : {}
