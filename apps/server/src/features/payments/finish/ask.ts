import { setTimeout as sleep } from 'node:timers/promises'
import { PaymentStatus } from '@portal/contract/payments/states'
import { soundAlarm } from '../alarm.ts'
import type { PaymentParts } from '../parts.ts'
import type { ProviderAnswer } from '../provider/answers.ts'
import type { Known } from '../provider/gateway.ts'
import { type ProviderError, readFailure, saysAborted } from '../provider/provider-error.ts'
import type { Payment } from '../queries.ts'
import { type Verdict, verdictOf } from '../rules/verdict.ts'

/** What is known of a payment after asking. */
export interface Evidence {
  /** Null: the provider did not tell. */
  verdict: Verdict | null
  answer: ProviderAnswer | null
  /** Where the payment stays when the evidence decides nothing. */
  otherwise: PaymentStatus | null
  /** Why the provider did not tell. */
  failure: ProviderError | null
}

export function knownAs({ token, comercio }: Payment): Known {
  if (!token) throw new Error('a payment without a token cannot be asked for')
  return { token, commerceCode: comercio }
}

const expected = ({ monto, moneda, buy_order, session_id }: Payment) => ({
  amount: monto,
  currency: moneda,
  buyOrder: buy_order,
  sessionId: session_id,
})

const told = (payment: Payment, answer: ProviderAnswer, otherwise: PaymentStatus | null): Evidence => ({
  verdict: verdictOf(answer, expected(payment)),
  answer,
  otherwise,
  failure: null,
})

/** Asks the provider what became of a payment, once. */
export async function askStatus(
  parts: PaymentParts,
  payment: Payment,
  otherwise: PaymentStatus | null = null,
): Promise<Evidence> {
  try {
    return told(payment, await parts.gateway.status(knownAs(payment)), otherwise)
  } catch (error) {
    const failure = readFailure(error)
    if (failure.kind === 'credentials') await soundAlarm(parts)
    warn(parts, payment, failure, 'the status is not known')
    return { verdict: null, answer: null, otherwise, failure }
  }
}

/** Commits a claimed payment, exactly once. Whatever the answer, or none, the evidence says what to believe (§7 of the provider's rules for shops). */
export async function commit(parts: PaymentParts, payment: Payment): Promise<Evidence> {
  try {
    return told(payment, await parts.gateway.commit(knownAs(payment)), PaymentStatus.pendingConfirmation)
  } catch (error) {
    const failure = readFailure(error)
    warn(parts, payment, failure, 'the commit was not answered with a result')
    if (saysAborted(failure)) return { verdict: 'aborted', answer: null, otherwise: null, failure }
    if (failure.kind === 'credentials') await soundAlarm(parts)
    if (failure.kind === 'credentials' || failure.kind === 'local')
      return { verdict: null, answer: null, otherwise: PaymentStatus.unknown, failure }
    // refused: committed already by a twin, or nothing paid yet; unknown: anything
    const isRefused = failure.kind === 'refused'
    return askUntilTold(parts, payment, isRefused ? PaymentStatus.pendingConfirmation : PaymentStatus.unknown)
  }
}

async function askUntilTold(parts: PaymentParts, payment: Payment, otherwise: PaymentStatus): Promise<Evidence> {
  let evidence = await askStatus(parts, payment, otherwise)
  for (const pause of parts.gateway.pausesMs) {
    if (evidence.verdict !== null && evidence.verdict !== 'waiting') break
    if (evidence.verdict === 'waiting' && otherwise === PaymentStatus.pendingConfirmation) break
    await sleep(pause)
    evidence = await askStatus(parts, payment, otherwise)
  }
  return evidence.verdict === null ? { ...evidence, otherwise: PaymentStatus.unknown } : evidence
}

function warn({ log }: PaymentParts, { buy_order, token }: Payment, failure: ProviderError, text: string): void {
  const { kind, status, message } = failure
  log.warn({ buyOrder: buy_order, token: token?.slice(0, 6), kind, status, text: message }, text)
}
