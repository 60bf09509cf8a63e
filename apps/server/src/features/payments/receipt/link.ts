import { createHmac } from 'node:crypto'
import { receiptPath } from '@portal/contract/payments/constants'
import { type PaymentStatus, paidStatuses } from '@portal/contract/payments/states'
import { isSameSecret } from '#core/base/secrets.ts'
import type { Reason } from '../rules/standing.ts'

interface Receivable {
  id: number
  estado: PaymentStatus
  motivo: Reason | null
}

/** Whether there is a receipt: the money was taken, for what was agreed on. */
export const hasReceipt = ({ estado, motivo }: Receivable): boolean =>
  paidStatuses.includes(estado) && motivo !== 'diferente'

const markOf = (secret: string, id: number) =>
  createHmac('sha256', secret).update(`comprobante|${id}`).digest('base64url')

/** Path of the receipt of a payment, which only we can make; null when there is none. */
const receiptPathOf = (secret: string, payment: Receivable): string | null =>
  hasReceipt(payment) ? `${receiptPath}/${payment.id}-${markOf(secret, payment.id)}` : null

/** The same for the client of the request. Null where a stranger paid: the receipt tells of that person's card. */
export const clientReceiptPathOf = (
  secret: string,
  payment: Receivable & { enlace_version: number | null },
): string | null => (payment.enlace_version === null ? null : receiptPathOf(secret, payment))

/**
 * What a payer without the client's link knows of his payment: with its order and its session, both out of his own result
 * page, he gets the receipt too. Null when the text is nothing of the kind.
 */
export function sessionNamedBy(mark: string): { buyOrder: string; sessionId: string } | null {
  const [, buyOrder, sessionId] = /^(w[0-9a-z]{20})\.([\w-]{16,61})$/.exec(mark) ?? []
  return buyOrder !== undefined && sessionId !== undefined ? { buyOrder, sessionId } : null
}

/** Which payment a mark opens, or null when it is not ours. */
export function paymentOpenedBy(secret: string, mark: string): number | null {
  const [, id, given = ''] = /^(\d{1,9})-([\w-]{43})$/.exec(mark) ?? []
  if (id === undefined) return null
  return isSameSecret(given, markOf(secret, Number(id))) ? Number(id) : null
}
