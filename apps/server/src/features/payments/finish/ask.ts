import { cardProviderNames } from '@portal/contract/payments/card-providers'
import { raiseAlarm } from '../alarm.ts'
import type { PaymentDeps } from '../deps.ts'
import type { ProviderAnswer } from '../provider/answers.ts'
import type { Known } from '../provider/gateway.ts'
import { isAborted, isTooOld, ProviderError, readFailure } from '../provider/provider-error.ts'
import type { Payment } from '../queries.ts'
import { isFormOver, type Silence, type Word } from '../rules/provider-answers.ts'
import { verdictOf } from '../rules/verdict.ts'

/** The provider's answer, or why there is none. */
export interface Evidence {
  word: Word
  answer: ProviderAnswer | null
}

/** Throws for a payment of another provider than today's: nobody can ask for it here any more. */
export function knownAs({ gateway }: Pick<PaymentDeps, 'gateway'>, payment: Payment): Known {
  const { token, comercio, buy_order, moneda, proveedor } = payment
  if (!token) throw new Error('a payment without a token cannot be asked for')
  if (proveedor !== gateway.provider)
    throw new ProviderError('local', null, `${cardProviderNames[proveedor]} is not configured`)
  return { token, commerceCode: comercio, buyOrder: buy_order, currency: moneda }
}

/**
 * Asks the provider what became of a payment, once. A form that charges and that is over is closed first, so that what
 * we hear stays true.
 */
export async function askStatus(deps: PaymentDeps, payment: Payment): Promise<Evidence> {
  const { gateway } = deps
  try {
    const known = knownAs(deps, payment)
    const evidence = heard(payment, await gateway.status(known))
    if (evidence.word !== 'at_form' || !gateway.close || !isFormOver(payment)) return evidence
    return heard(payment, await gateway.close(known))
  } catch (error) {
    const failure = readFailure(error)
    warn(deps, payment, failure, 'the status is not known')
    return unheard(deps, failure)
  }
}

/** Commits a claimed payment: sent once, whatever the result. */
export async function commit(deps: PaymentDeps, payment: Payment): Promise<Evidence> {
  try {
    return heard(payment, await deps.gateway.commit(knownAs(deps, payment)))
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
