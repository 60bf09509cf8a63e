import { DifferenceKind, RefundStatus } from '@portal/contract/payments/states'
import type { Anyone } from '#core/base/actor.ts'
import { inTransaction } from '#core/database/database.ts'
import { raiseAlarm, reportDifference } from '../alarm.ts'
import type { PaymentDeps } from '../deps.ts'
import { askStatus, knownAs } from '../finish/ask.ts'
import type { RefundAnswer } from '../provider/answers.ts'
import { type ProviderError, readFailure } from '../provider/provider-error.ts'
import * as shared from '../queries.ts'
import { auditRefund } from './intent.ts'
import * as queries from './queries.ts'
import { fateOf } from './rules.ts'
import { type RefundOutcome, storeOutcome } from './store.ts'

/** Hours after which a refund that keeps failing is given to a person. */
const mostHours = 24

/**
 * Continues a refund: sends it, or asks for its result when it was sent without an answer. Never sends it while it may
 * have been done. Safe to run twice or concurrently. Returns whether it is finished.
 */
export async function continueRefund(deps: PaymentDeps, by: Anyone, id: number): Promise<boolean> {
  const claimed = await claim(deps, by, id)
  if (!claimed) return true
  const { refund, payment, wasSent } = claimed
  const place = { id, paymentId: payment.id, requestId: payment.solicitud_id }
  const fate = wasSent ? null : await send(deps, by, payment, refund)
  if (fate === 'again') return false
  if (fate) {
    await storeOutcome(deps, by, place, fate)
    return true
  }
  const found = await lookUp(deps, by, payment, refund)
  if (found) await storeOutcome(deps, by, place, found)
  return found !== null
}

/** Marks a refund as sent before sending: from here on nobody may send it again unless it is known not to be done. */
function claim({ db }: PaymentDeps, by: Anyone, id: number) {
  return inTransaction(db, async (db) => {
    const known = await queries.lockRefund(db, id)
    if (known?.estado !== RefundStatus.pending && known?.estado !== RefundStatus.inDoubt) return null
    const payment = await shared.getPayment(db, { id: known.pago_id })
    if (!payment) throw new Error('a payment is gone')
    if (known.estado === RefundStatus.inDoubt) return { refund: known, payment, wasSent: true }
    const refund = await queries.updateRefund(db, id, { estado: RefundStatus.inDoubt, enviado_en: known.ahora })
    await auditRefund(db, by, known, refund)
    return { refund, payment, wasSent: false }
  })
}

async function send(
  deps: PaymentDeps,
  by: Anyone,
  payment: shared.Payment,
  refund: queries.Refund,
): Promise<RefundOutcome | 'again' | null> {
  try {
    return told(await deps.gateway.refund(knownAs(deps, payment), refund.monto, keyOf(payment, refund)))
  } catch (error) {
    const failure = readFailure(error)
    logFailure(deps, payment, failure)
    if (failure.kind === 'unknown') return null
    if (failure.kind === 'refused') return { was: 'refused', text: failure.message }
    if (failure.kind === 'credentials') await raiseAlarm(deps)
    // of a provider that is no longer configured: a person gives it back
    if (payment.proveedor !== deps.gateway.provider && hoursOf(refund) > mostHours)
      return { was: 'refused', text: failure.message }
    await sendLater(deps, by, refund)
    return 'again'
  }
}

const hoursOf = ({ ahora, creado_en }: queries.Refund) => (ahora.getTime() - creado_en.getTime()) / 3_600_000

/** The same for each try of one refund, and of no other portal that uses the same account. */
const keyOf = ({ buy_order }: shared.Payment, { id }: queries.Refund) => `${buy_order}-${id}`

function told(answer: RefundAnswer): RefundOutcome {
  if (answer.type === 'REVERSED') return { was: 'done', type: answer.type, authorizationCode: null }
  // HTTP 200 with an error code: nothing was refunded
  if (answer.response_code !== 0) return { was: 'refused', text: `response_code ${answer.response_code}` }
  return { was: 'done', type: answer.type, authorizationCode: answer.authorization_code }
}

/** Marks a refund as not sent, when nothing was done. */
function sendLater({ db }: PaymentDeps, by: Anyone, { id }: queries.Refund): Promise<void> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockRefund(db, id)
    if (before?.estado !== RefundStatus.inDoubt) return
    const after = await queries.updateRefund(db, id, { estado: RefundStatus.pending, enviado_en: null })
    await auditRefund(db, by, before, after)
  })
}

/** Returns the balance at the provider; null while it is uncertain. */
async function lookUp(
  deps: PaymentDeps,
  by: Anyone,
  payment: shared.Payment,
  refund: queries.Refund,
): Promise<RefundOutcome | null> {
  const { answer, word } = await askStatus(deps, payment)
  if (word === 'too_old') await handOver(deps, by, payment, refund)
  if (!answer) return null
  const minutes = (refund.ahora.getTime() - (refund.enviado_en ?? refund.ahora).getTime()) / 60_000
  const fate = fateOf(answer, { ...refund, minutes }, payment.moneda)
  if (fate === 'done') {
    const type = answer.status === 'REVERSED' ? 'REVERSED' : 'NULLIFIED'
    return { was: 'done', type, authorizationCode: null }
  }
  if (fate === 'unclear') return null
  if (hoursOf(refund) > mostHours) return { was: 'refused', text: 'not done within a day' }
  await sendLater(deps, by, refund)
  return null
}

/** Gives a refund to a person, who looks it up in the provider's screens. */
function handOver(
  deps: PaymentDeps,
  by: Anyone,
  payment: shared.Payment,
  { id, monto }: queries.Refund,
): Promise<void> {
  const details = { reembolso_id: id, monto }
  return inTransaction(deps.db, (db) => reportDifference(db, deps, by, payment, DifferenceKind.refundInDoubt, details))
}

function logFailure(
  { log }: PaymentDeps,
  { buy_order }: shared.Payment,
  { kind, status, message }: ProviderError,
): void {
  log.warn({ buyOrder: buy_order, kind, status, text: message }, 'a refund was not answered with a result')
}
