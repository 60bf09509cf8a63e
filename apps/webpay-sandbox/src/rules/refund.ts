import type { Payment } from '../state/tables.ts'
import { hundredthsOf } from './amount.ts'
import { type Answer, invalid, isRequired, notFoundToChange, refused } from './answer.ts'
import { isCommitted, isOlderThan, refundDays } from './lifecycle.ts'
import { balanceOf } from './status.ts'
import type { Switches } from './switches.ts'

export interface Refund {
  type: 'REVERSED' | 'NULLIFIED'
  /** Hundredths. */
  amount: number
  /** What is left afterwards, in hundredths. */
  balance: number
}

const texts = {
  unfinished: refused(422, 'Transaction is unfinished, it is not possible to refund it yet'),
  rejected: refused(422, 'Transaction has an invalid state (8) to reverse'),
  finished: refused(422, 'Transaction already fully refunded'),
  tooMuch: refused(422, 'Amount to refund is bigger than authorized'),
  onlyReverses: refused(422, 'Debit or prepaid transactions only allow reverses, not nullifications.'),
  // The provider's own words for this one are not known.
  tooLate: refused(422, `The transactions's date has passed max time (${refundDays} days) to be refunded`),
}

/** What a refund of this amount, as sent, would do now, or why there is none. */
export function refundVerdict(payment: Payment, sent: unknown, now: Date, switches: Switches): Refund | Answer {
  if (sent === undefined || sent === null || sent === '') return isRequired('amount')
  const amount = hundredthsOf(sent, payment.currency)
  if (amount === null) return invalid('amount')
  const { committed_at: committedAt } = payment
  if (!isCommitted(payment) || !committedAt) return texts.unfinished
  if (payment.state === 'committed_failed') return texts.rejected

  const left = balanceOf(payment)
  if (payment.state === 'reversed' || left === 0) return texts.finished
  if (amount > left) return texts.tooMuch
  if (isOlderThan(refundDays, committedAt, now)) return texts.tooLate

  const isWhole = amount === left && payment.refunded_amount === 0
  const isFresh = now.getTime() < committedAt.getTime() + switches.reverseWindow * 1000
  if (isWhole && isFresh) return { type: 'REVERSED', amount, balance: 0 }
  return nullification(payment, { amount, left, isWhole }, switches)
}

function nullification(
  payment: Payment,
  { amount, left, isWhole }: { amount: number; left: number; isWhole: boolean },
  { debitRefund }: Switches,
): Refund | Answer {
  const isCredit = !['VD', 'VP'].includes(payment.payment_type_code ?? '')
  if (!isCredit && debitRefund === 'reversal_only') return texts.onlyReverses
  // Only what has been charged can be given back, and not in parts from a debit card or from instalments.
  if (payment.is_deferred && payment.captured_amount === 0) return notFoundToChange
  if (!isWhole && (!isCredit || payment.installments_number > 0)) return notFoundToChange
  return { type: 'NULLIFIED', amount, balance: left - amount }
}
