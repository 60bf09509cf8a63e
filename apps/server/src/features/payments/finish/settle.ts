import { doubtfulStatuses, PaymentStatus, paymentTransitions } from '@portal/contract/payments/states'
import type { Anyone } from '#core/actor.ts'
import { type Db, inTransaction } from '#core/database.ts'
import { tellDifference } from '../alarm.ts'
import { paymentPath } from '../client-link.ts'
import type { Reservation } from '../hooks.ts'
import { receiptJob } from '../job-kinds.ts'
import { notPaidMail } from '../mails.ts'
import { move, write } from '../move.ts'
import type { PaymentParts } from '../parts.ts'
import type { ProviderAnswer } from '../provider/answers.ts'
import * as shared from '../queries.ts'
import { receiptPathOf } from '../receipt/link.ts'
import { giveBackAll } from '../refunds/intent.ts'
import { unitsOf } from '../rules/amounts.ts'
import { type Outcome, outcomeOf } from '../rules/outcome.ts'
import { isForReservation, reasonNotToTake } from '../rules/reserve.ts'
import type { Evidence } from './ask.ts'

/**
 * The second transaction: stores what is known of a payment now. Only forward, whatever the order in which answers come;
 * approved and reserved are one write. Money that pays nothing goes back. `asked` is the payment as it was when the provider
 * was asked: what he said before it was approved is no difference. Answers the payment as it is then.
 */
export async function settle(
  parts: PaymentParts,
  by: Anyone,
  asked: shared.Payment,
  evidence: Evidence,
  { isBuyerGone = false } = {},
): Promise<shared.Payment> {
  const { before, after } = await inTransaction(parts.db, async (db) => {
    const reservation = await parts.hooks.lockReservation(db, asked.solicitud_id)
    const before = await shared.lockPayment(db, asked.id)
    const isStale = before.estado === PaymentStatus.approved && asked.estado !== PaymentStatus.approved
    const after = isStale ? before : await store(db, parts, by, { reservation, before, evidence })
    if (isBuyerGone) await keepPromise(db, parts, before, after)
    return { before, after }
  })
  if (before.estado !== after.estado)
    parts.log.info(
      { buyOrder: after.buy_order, from: before.estado, state: after.estado, code: after.codigo_respuesta },
      'a payment moved',
    )
  return after
}

interface Place {
  reservation: Reservation | null
  before: shared.Payment
  evidence: Evidence
}

async function store(db: Db, parts: PaymentParts, by: Anyone, place: Place): Promise<shared.Payment> {
  const { before, evidence } = place
  await shared.markAsked(db, before.id)
  const outcome = decided(before, evidence)
  const after = await moveTo(db, parts, by, place, outcome)
  if (outcome.difference) await tellDifference(db, parts, by, after, outcome.difference, seenThere(evidence.answer))
  return after
}

/** What the evidence decides; where it decides nothing, a payment that may have been charged is in doubt. */
function decided(before: shared.Payment, { verdict, otherwise }: Evidence): Outcome {
  const outcome = verdict === null ? {} : outcomeOf(verdict, before)
  if (outcome.estado !== undefined || otherwise === null) return outcome
  return paymentTransitions[before.estado].includes(otherwise) ? { ...outcome, estado: otherwise } : outcome
}

async function moveTo(
  db: Db,
  parts: PaymentParts,
  by: Anyone,
  { reservation, before, evidence: { answer } }: Place,
  { estado: to, motivo: flaw }: Outcome,
): Promise<shared.Payment> {
  if (to === undefined || to === before.estado) return before
  const facts = answer && to !== PaymentStatus.unknown ? factsOf(answer) : {}
  if (to !== PaymentStatus.approved) return move(db, by, before, to, facts)

  const { id, solicitud_id: requestId, evento_id, monto: amount, moneda: currency, buy_order: buyOrder } = before
  const isWanted = isForReservation(before, reservation, await shared.reservationEvent(db, requestId))
  const others = (await shared.listPaymentsOf(db, requestId)).filter((other) => other.id !== id)
  const motivo = flaw ?? before.motivo ?? (isWanted ? null : reasonNotToTake({ evento_id }, others))
  const saldo = answer?.balance ?? chargedThere(answer, before)
  const paid = { ...facts, motivo, saldo, confirmado_en: before.ahora }
  const approved = await move(db, by, before, to, paid)
  await parts.jobs.enqueue(db, receiptJob, { pago_id: id })
  if (flaw) return approved // a person decides
  const receiptPath = receiptPathOf(parts.secrets.enlace, approved)
  const isReserved =
    motivo === null && (await parts.hooks.markReserved(db, by, { requestId, amount, currency, buyOrder, receiptPath }))
  if (isReserved) return approved
  const surplus = motivo ? approved : await write(db, by, approved, { motivo: 'no_disponible' })
  await giveBackAll(db, parts, by, surplus)
  return surplus
}

const unpaid: readonly PaymentStatus[] = [PaymentStatus.rejected, PaymentStatus.aborted, PaymentStatus.timedOut]

/** The client who left with "we are checking" was promised a mail. That of a payment which was made is written by the owner of the request. */
async function keepPromise(db: Db, parts: PaymentParts, before: shared.Payment, after: shared.Payment): Promise<void> {
  if (!doubtfulStatuses.includes(before.estado) || !unpaid.includes(after.estado)) return
  if (after.enlace_version === null) return // nobody of whom we have an address
  const path = await paymentPath(db, parts, after.solicitud_id)
  const mail = notPaidMail(parts, await shared.getClient(db, after.solicitud_id), after, path)
  if (mail) await parts.mails.queue(db, mail)
}

/** What can be given back is what was taken, also where that is not what was asked for. */
function chargedThere(answer: ProviderAnswer | null, { monto, moneda }: shared.Payment): number {
  return answer && unitsOf(answer.amount, moneda) !== null ? answer.amount : monto
}

/** Of the answer only this is kept, of the card its last four digits. */
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

const seenThere = (answer: ProviderAnswer | null) =>
  answer
    ? { status: answer.status, response_code: answer.responseCode, amount: answer.amount, buy_order: answer.buyOrder }
    : {}
