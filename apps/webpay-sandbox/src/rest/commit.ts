import { type Answer, done } from '../rules/answer.ts'
import { commitVerdict } from '../rules/commit.ts'
import { statusBody } from '../rules/status.ts'
import type { Sandbox } from '../sandbox.ts'
import { recordEvent } from '../state/events.ts'
import { updatePayment } from '../state/payments.ts'
import { onPayment } from '../state/scene.ts'
import { refusalToTouch, type TokenCall, unknownToken } from './of-merchant.ts'

/** Settles a payment whose buyer has done their part: approved and rejected are both 200. Of two at once one is refused. */
export async function commit({ db }: Sandbox, call: TokenCall): Promise<Answer> {
  const answer = await onPayment(db, call.token, async ({ db, payment, now, switches }) => {
    const refusal = refusalToTouch(payment, call)
    if (refusal) return refusal
    const verdict = commitVerdict(payment, now, switches)
    if (verdict === 'repeat') return done(statusBody(payment, switches))
    if (verdict !== 'commit') return verdict

    const state = payment.state === 'authorized_pending' ? 'committed_ok' : 'committed_failed'
    const settled = await updatePayment(db, payment.token, { state, committed_at: now })
    await recordEvent(db, now, payment.token, 'committed', { state })
    return done(statusBody(settled, switches))
  })
  return answer ?? unknownToken
}
