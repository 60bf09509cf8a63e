import { raiseAlarm } from '../alarm.ts'
import type { PaymentDeps } from '../deps.ts'
import type { ProviderAnswer } from '../provider/answers.ts'
import type { Known } from '../provider/gateway.ts'
import { isAborted, isTooOld, type ProviderError, readFailure } from '../provider/provider-error.ts'
import type { Payment } from '../queries.ts'
import type { Silence, Word } from '../rules/provider-answers.ts'
import { verdictOf } from '../rules/verdict.ts'

/** The provider's answer, or why there is none. */
export interface Evidence {
  word: Word
  answer: ProviderAnswer | null
}

export function knownAs({ token, comercio }: Payment): Known {
  if (!token) throw new Error('a payment without a token cannot be asked for')
  return { token, commerceCode: comercio }
}

/** Asks the provider what became of a payment, once. */
export async function askStatus(deps: PaymentDeps, payment: Payment): Promise<Evidence> {
  try {
    return heard(payment, await deps.gateway.status(knownAs(payment)))
  } catch (error) {
    const failure = readFailure(error)
    warn(deps, payment, failure, 'the status is not known')
    return unheard(deps, failure)
  }
}

/** Commits a claimed payment: sent once, whatever the result. */
export async function commit(deps: PaymentDeps, payment: Payment): Promise<Evidence> {
  try {
    return heard(payment, await deps.gateway.commit(knownAs(payment)))
  } catch (error) {
    const failure = readFailure(error)
    warn(deps, payment, failure, 'the commit was not answered with a result')
    return isAborted(failure) ? { word: 'aborted', answer: null } : unheard(deps, failure)
  }
}

function heard({ monto, moneda, buy_order, session_id }: Payment, answer: ProviderAnswer): Evidence {
  const expected = { amount: monto, currency: moneda, buyOrder: buy_order, sessionId: session_id }
  return { word: verdictOf(answer, expected), answer }
}

const silences = { unknown: 'silent', refused: 'refused', credentials: 'credentials', local: 'not_sent' } as const

async function unheard(deps: PaymentDeps, failure: ProviderError): Promise<Evidence> {
  if (failure.kind === 'credentials') await raiseAlarm(deps)
  const word: Silence = isTooOld(failure) ? 'too_old' : silences[failure.kind]
  return { word, answer: null }
}

function warn({ log }: PaymentDeps, { buy_order, token }: Payment, failure: ProviderError, text: string): void {
  const { kind, status, message } = failure
  log.warn({ buyOrder: buy_order, token: token?.slice(0, 6), kind, status, text: message }, text)
}
