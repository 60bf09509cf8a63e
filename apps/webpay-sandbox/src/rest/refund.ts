import { randomInt } from 'node:crypto'
import { amountOf } from '../rules/amount.ts'
import { type Answer, done } from '../rules/answer.ts'
import { type Refund, refundVerdict } from '../rules/refund.ts'
import type { Sandbox } from '../sandbox.ts'
import { recordEvent } from '../state/events.ts'
import { updatePayment } from '../state/payments.ts'
import { insertRefund } from '../state/refunds.ts'
import { onPayment } from '../state/scene.ts'
import { refusalToTouch, type TokenCall, unknownToken } from './of-merchant.ts'

/** Gives money back. There is no key against repetition: a repeated partial refund refunds again, as with the real one. */
export async function refund({ db }: Sandbox, call: TokenCall, body: Record<string, unknown>): Promise<Answer> {
  const answer = await onPayment(db, call.token, async ({ db, payment, now, switches }) => {
    const refusal = refusalToTouch(payment, call)
    if (refusal) return refusal
    const verdict = refundVerdict(payment, body.amount, now, switches)
    if ('status' in verdict) return verdict

    const { type, amount } = verdict
    const code = type === 'REVERSED' ? null : String(randomInt(1_000_000)).padStart(6, '0')
    await updatePayment(db, payment.token, {
      state: stateAfter(verdict),
      refunded_amount: payment.refunded_amount + amount,
    })
    await insertRefund(db, { token: payment.token, at: now, amount, type, authorization_code: code })
    await recordEvent(db, now, payment.token, 'refunded', { type, amount: amountOf(amount) })
    return done(code === null ? { type } : nullified(verdict, code, now))
  })
  return answer ?? unknownToken
}

function stateAfter({ type, balance }: Refund) {
  if (type === 'REVERSED') return 'reversed'
  return balance === 0 ? 'nullified' : 'partially_nullified'
}

const nullified = ({ type, amount, balance }: Refund, code: string, now: Date) => ({
  type,
  authorization_code: code,
  authorization_date: now.toISOString(),
  nullified_amount: amountOf(amount),
  balance: amountOf(balance),
  response_code: 0,
})
