import type { Payment } from '../state/tables.ts'
import type { Outcome } from './plans.ts'

/** What the bank's answer changes in a payment. */
export type Decision = Pick<
  Payment,
  'state' | 'vci' | 'response_code' | 'authorization_code' | 'payment_type_code' | 'installments_number' | 'card_last4'
>

// The one that the integration host gives, and what a rejected payment shows.
const approvedCode = '1213'
const rejectedCode = '000000'

/** The bank's answer to the buyer's: a good card that they accept is approved, unless something else was planned. */
export function decide(payment: Payment, isAccepted: boolean, outcome: Outcome | null): Decision {
  const code = outcome?.responseCode ?? (payment.is_card_good && isAccepted ? 0 : -1)
  const isApproved = code === 0
  return {
    state: isApproved ? 'authorized_pending' : 'rejected_pending',
    vci: outcome?.vci === undefined ? (isAccepted ? 'TSY' : 'TSN') : outcome.vci,
    response_code: code,
    authorization_code: outcome?.authorizationCode ?? (isApproved ? approvedCode : rejectedCode),
    payment_type_code: outcome?.paymentTypeCode ?? payment.payment_type_code,
    installments_number: outcome?.installmentsNumber ?? payment.installments_number,
    card_last4: outcome?.cardNumber ?? payment.card_last4,
  }
}
