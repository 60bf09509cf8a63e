import { createHmac } from 'node:crypto'
import { receiptPath } from '@portal/contract/payments/addresses'
import { type PaymentStatus, paidStatuses } from '@portal/contract/payments/states'
import { isSameSecret } from '#core/base/secrets.ts'
import type { Reason } from '../rules/standing.ts'

interface Receivable {
  id: number
  estado: PaymentStatus
  motivo: Reason | null
}

/** Whether a payment has a receipt: the agreed amount was taken. */
export const hasReceipt = ({ estado, motivo }: Receivable): boolean =>
  paidStatuses.includes(estado) && motivo !== 'diferente'

const markOf = (secret: string, id: number) =>
  createHmac('sha256', secret).update(`comprobante|${id}`).digest('base64url')

/** Returns the path of a payment's receipt with its signature; null when there is none. */
const receiptPathOf = (secret: string, payment: Receivable): string | null =>
  hasReceipt(payment) ? `${receiptPath}/${payment.id}-${markOf(secret, payment.id)}` : null

/**
 * As `receiptPathOf` for the client of the request. Null when a stranger paid: the receipt shows that person's card.
 */
export const clientReceiptPathOf = (
  secret: string,
  payment: Receivable & { enlace_version: number | null },
): string | null => (payment.enlace_version === null ? null : receiptPathOf(secret, payment))

/**
 * Parses the order and session of a payment, both on the result page, with which a payer without the client's link
 * opens its receipt. Returns null for any other text.
 */
export function sessionNamedBy(mark: string): { buyOrder: string; sessionId: string } | null {
  const [, buyOrder, sessionId] = /^(w[0-9a-z]{20})\.([\w-]{16,61})$/.exec(mark) ?? []
  return buyOrder !== undefined && sessionId !== undefined ? { buyOrder, sessionId } : null
}

/** Returns the id of the payment that a mark opens, or null when the mark is not ours. */
export function paymentOpenedBy(secret: string, mark: string): number | null {
  const [, id, given = ''] = /^(\d{1,9})-([\w-]{43})$/.exec(mark) ?? []
  if (id === undefined) return null
  return isSameSecret(given, markOf(secret, Number(id))) ? Number(id) : null
}
