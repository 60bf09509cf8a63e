import type { Payment } from '../state/tables.ts'
import { hundredthsOf } from './amount.ts'
import { type Answer, invalid, isRequired, notFoundToChange, refused } from './answer.ts'
import { captureDays, isOlderThan } from './lifecycle.ts'

const fields = ['buy_order', 'authorization_code', 'capture_amount']

/** The amount in hundredths that this request captures now, or why it captures nothing. */
export function captureVerdict(payment: Payment, body: Record<string, unknown>, now: Date): number | Answer {
  if (!payment.is_deferred) return refused(422, 'Operation not allowed')
  for (const field of fields) if (body[field] === undefined || body[field] === null) return isRequired(field)

  const amount = hundredthsOf(body.capture_amount, payment.currency)
  if (amount === null) return invalid('capture_amount')
  const isSame = body.buy_order === payment.buy_order && body.authorization_code === payment.authorization_code
  if (payment.state !== 'committed_ok' || !payment.committed_at || !isSame) return notFoundToChange
  if (amount > payment.amount) return invalid('capture_amount')
  // The provider's own words for this one are not known.
  if (isOlderThan(captureDays, payment.committed_at, now))
    return refused(422, `The transactions's date has passed max time (${captureDays} days) to be captured`)
  return amount
}
