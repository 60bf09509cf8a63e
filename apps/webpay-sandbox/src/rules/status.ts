import type { Payment } from '../state/tables.ts'
import { amountOf } from './amount.ts'
import { captureDays, daysAfter, isPending, wordOf } from './lifecycle.ts'
import type { Switches } from './switches.ts'

type Shown = Pick<Switches, 'statusShowsPendingVci' | 'showInstallmentsAmount'>

/** Month and day in Chile, where the books are kept. */
const accountingDate = (at: Date) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'America/Santiago', month: '2-digit', day: '2-digit' })
    .format(at)
    .replace('/', '')

/** The body of status and commit. A field that does not apply is absent, not null. */
export function statusBody(payment: Payment, switches: Shown): Record<string, unknown> {
  const { state } = payment
  if (isPending(state)) {
    const { vci, payment_type_code } = payment
    return { ...(switches.statusShowsPendingVci && { vci, payment_type_code }), ...common(payment) }
  }
  if (wordOf(state) === 'INITIALIZED') return common(payment)
  const { vci, card_last4, authorization_code, payment_type_code, response_code } = payment
  return {
    vci,
    ...common(payment),
    card_detail: { card_number: card_last4 },
    authorization_code,
    payment_type_code,
    response_code,
    ...(switches.showInstallmentsAmount && installmentsAmount(payment)),
    ...(payment.refunded_amount > 0 && state !== 'reversed' && { balance: amountOf(balanceOf(payment)) }),
    ...(payment.is_deferred && payment.committed_at && captureExpiration(payment.committed_at)),
  }
}

function common(payment: Payment): Record<string, unknown> {
  const { amount, state, buy_order, session_id, created_at, installments_number } = payment
  return {
    amount: amountOf(amount),
    status: wordOf(state),
    buy_order,
    session_id,
    accounting_date: accountingDate(created_at),
    transaction_date: created_at.toISOString(),
    installments_number,
  }
}

function installmentsAmount({ amount, installments_number, currency }: Payment) {
  if (installments_number === 0) return {}
  const unit = currency === 'CLP' ? 100 : 1
  const each = Math.floor(amount / installments_number / unit) * unit
  return { installments_amount: amountOf(each) }
}

const captureExpiration = (since: Date) => ({ capture_expiration_date: daysAfter(captureDays, since).toISOString() })

/** What can still be refunded, in hundredths: of a deferred payment only what was captured. */
export const balanceOf = ({ amount, captured_amount, is_deferred, refunded_amount }: Payment): number =>
  (is_deferred && captured_amount > 0 ? captured_amount : amount) - refunded_amount
