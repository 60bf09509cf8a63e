import { amountOf } from '../rules/amount.ts'
import { type Answer, done } from '../rules/answer.ts'
import { captureVerdict } from '../rules/capture.ts'
import type { Sandbox } from '../sandbox.ts'
import { recordEvent } from '../state/events.ts'
import { updatePayment } from '../state/payments.ts'
import { onPayment } from '../state/scene.ts'
import { refusalToTouch, type TokenCall, unknownToken } from './of-merchant.ts'

/** Charges what a deferred payment has reserved, or less, once. */
export async function capture({ db }: Sandbox, call: TokenCall, body: Record<string, unknown>): Promise<Answer> {
  const answer = await onPayment(db, call.token, async ({ db, payment, now }) => {
    const refusal = refusalToTouch(payment, call)
    if (refusal) return refusal
    const verdict = captureVerdict(payment, body, now)
    if (typeof verdict !== 'number') return verdict

    const { token, authorization_code } = payment
    await updatePayment(db, token, { state: 'captured', captured_amount: verdict, captured_at: now })
    await recordEvent(db, now, token, 'captured', { amount: amountOf(verdict) })
    return done({
      token,
      authorization_code,
      authorization_date: now.toISOString(),
      captured_amount: amountOf(verdict),
      response_code: 0,
    })
  })
  return answer ?? unknownToken
}
