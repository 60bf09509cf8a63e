import { paymentMessages } from '@portal/contract/payments/messages'
import { PaymentStatus } from '@portal/contract/payments/states'
import type { Anyone } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { reportDifference } from '../alarm.ts'
import { clientPath } from '../client-link.ts'
import type { PaymentDeps } from '../deps.ts'
import type { Reservation } from '../hooks.ts'
import { receiptJob } from '../job-kinds.ts'
import { notPaidMail } from '../mails.ts'
import { move, write } from '../move.ts'
import type { ProviderAnswer } from '../provider/answers.ts'
import * as shared from '../queries.ts'
import { clientReceiptPathOf } from '../receipt/link.ts'
import { giveBackAll } from '../refunds/intent.ts'
import { unitsOf } from '../rules/amounts.ts'
import { type Effect, effectsOf, type Outcome, outcomeOf } from '../rules/provider-answers.ts'
import { isForReservation, reasonNotToTake } from '../rules/reserve.ts'
import type { Evidence } from './ask.ts'

interface Circumstances {
  /** The state of the payment when nothing is decided; null keeps it. */
  undecided?: PaymentStatus | null
  /** The buyer does not see the answer. */
  isBuyerGone?: boolean
}

/**
 * Second transaction: stores the current knowledge about a payment. Only moves forward, in whatever order answers
 * arrive; approved and reserved are one write. `asked` is the payment when the provider was asked: an answer from
 * before the approval is no difference. Returns the payment afterwards.
 */
export async function settle(
  deps: PaymentDeps,
  by: Anyone,
  asked: shared.Payment,
  evidence: Evidence,
  { undecided = null, isBuyerGone = false }: Circumstances = {},
): Promise<shared.Payment> {
  const { before, after } = await inTransaction(deps.db, async (db) => {
    const reservation = await deps.hooks.lockReservation(db, asked.solicitud_id)
    const before = await shared.lockPayment(db, asked.id)
    const isStale = before.estado === PaymentStatus.approved && asked.estado !== PaymentStatus.approved
    if (isStale) return { before, after: before }
    await shared.markAsked(db, before.id)
    const outcome = outcomeOf(evidence.word, before, undecided)
    const isWanted = outcome.estado === PaymentStatus.approved && (await isWaitedFor(db, deps, before, reservation))
    let after = await moved(db, by, { before, outcome, isWanted, answer: evidence.answer })
    for (const effect of effectsOf(outcome, before, { isWanted, isBuyerGone }))
      after = await effects[effect](db, deps, by, { payment: after, outcome, answer: evidence.answer })
    return { before, after }
  })
  if (before.estado !== after.estado)
    deps.log.info(
      { buyOrder: after.buy_order, from: before.estado, state: after.estado, code: after.codigo_respuesta },
      'a payment moved',
    )
  return after
}

const isWaitedFor = async (db: Db, { hooks }: PaymentDeps, payment: shared.Payment, reservation: Reservation | null) =>
  isForReservation(payment, reservation, await hooks.reservationEvent(db, payment.solicitud_id))

interface Move {
  before: shared.Payment
  outcome: Outcome
  isWanted: boolean
  answer: ProviderAnswer | null
}

async function moved(
  db: Db,
  by: Anyone,
  { before, outcome: { estado: to, motivo: flaw }, isWanted, answer }: Move,
): Promise<shared.Payment> {
  if (to === undefined || to === before.estado) return before
  const facts = answer && to !== PaymentStatus.unknown ? factsOf(answer) : {}
  if (to !== PaymentStatus.approved) return move(db, by, before, to, facts)
  const others = (await shared.listPaymentsOf(db, before.solicitud_id)).filter(({ id }) => id !== before.id)
  const motivo = flaw ?? before.motivo ?? (isWanted ? null : reasonNotToTake(before, others))
  const saldo = answer?.balance ?? chargedThere(answer, before)
  return move(db, by, before, to, { ...facts, motivo, cobrado: saldo, saldo, confirmado_en: before.ahora })
}

/** Only what was charged can be refunded, even when it differs from the request. */
function chargedThere(answer: ProviderAnswer | null, { monto, moneda }: shared.Payment): number {
  return answer && unitsOf(answer.amount, moneda) !== null ? answer.amount : monto
}

/** The facts stored from an answer; of the card only its last four digits. */
const factsOf = (answer: ProviderAnswer) => ({
  vci: answer.vci,
  codigo_respuesta: answer.responseCode,
  codigo_autorizacion: answer.authorizationCode,
  tipo_pago: answer.paymentType,
  tarjeta: answer.card,
  cuotas: answer.installments,
  monto_cuota: answer.installmentAmount,
  fecha_transaccion: answer.date,
})

interface Stored {
  /** The payment as just written. */
  payment: shared.Payment
  outcome: Outcome
  answer: ProviderAnswer | null
}

type Perform = (db: Db, deps: PaymentDeps, by: Anyone, stored: Stored) => Promise<shared.Payment>

/** Runs each effect of an outcome inside the transaction that stores it; returns the payment afterwards. */
const effects: Record<Effect, Perform> = {
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
    const hold = await deps.hooks.holdOf(db, payment.solicitud_id)
    if (!hold) throw new Refusal(paymentMessages.requestAbsent)
    const client = await deps.hooks.clientOf(db, payment.solicitud_id)
    const mail = notPaidMail(deps, client, payment, clientPath(deps.secrets.enlace, hold))
    if (mail) await deps.mails.queue(db, mail)
    return payment
  },
}

const seenThere = (answer: ProviderAnswer | null) =>
  answer
    ? { status: answer.status, response_code: answer.responseCode, amount: answer.amount, buy_order: answer.buyOrder }
    : {}
