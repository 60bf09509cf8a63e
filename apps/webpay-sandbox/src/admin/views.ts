import { amountOf } from '../rules/amount.ts'
import { stateAt, wordOf } from '../rules/lifecycle.ts'
import type { Switches } from '../rules/switches.ts'
import type { Payment } from '../state/tables.ts'

/** A payment as the admin part tells it: amounts in units, the state of this moment, and the word the API would say. */
export const paymentView = (payment: Payment, now: Date, switches: Switches) => ({
  token: payment.token,
  commerceCode: payment.commerce_code,
  currency: payment.currency,
  isDeferred: payment.is_deferred,
  buyOrder: payment.buy_order,
  sessionId: payment.session_id,
  returnUrl: payment.return_url,
  amount: amountOf(payment.amount),
  state: stateAt(payment, now, switches),
  status: wordOf(payment.state),
  step: payment.step,
  createdAt: payment.created_at,
  openedAt: payment.opened_at,
  decidedAt: payment.decided_at,
  committedAt: payment.committed_at,
  capturedAt: payment.captured_at,
  cardNumber: payment.card_last4,
  paymentTypeCode: payment.payment_type_code,
  installmentsNumber: payment.installments_number,
  responseCode: payment.response_code,
  vci: payment.vci,
  authorizationCode: payment.authorization_code,
  capturedAmount: amountOf(payment.captured_amount),
  refundedAmount: amountOf(payment.refunded_amount),
})
