import { type Answer, done, refused } from '../rules/answer.ts'
import { isOlderThan, statusDays } from '../rules/lifecycle.ts'
import { statusBody } from '../rules/status.ts'
import type { Sandbox } from '../sandbox.ts'
import { getPayment } from '../state/payments.ts'
import { readSettings } from '../state/settings.ts'
import { refusalToTouch, type TokenCall, unknownToken } from './of-merchant.ts'

/** Tells what became of a payment, for 7 days after its creation. */
export async function status({ db }: Sandbox, call: TokenCall): Promise<Answer> {
  const payment = await getPayment(db, call.token)
  if (!payment) return unknownToken
  const refusal = refusalToTouch(payment, call)
  if (refusal) return refusal
  const { now, switches } = await readSettings(db)
  if (isOlderThan(statusDays, payment.created_at, now))
    return refused(422, `The transactions's date has passed max time (${statusDays} days) to recover the status`)
  return done(statusBody(payment, switches))
}
