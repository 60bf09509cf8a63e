import { createHmac, timingSafeEqual } from 'node:crypto'
import { receiptPath } from '@portal/contract/payments/constants'
import { type PaymentStatus, paidStatuses } from '@portal/contract/payments/states'
import type { Reason } from '../rules/outcome.ts'

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
export const receiptPathOf = (secret: string, payment: Receivable): string | null =>
  hasReceipt(payment) ? `${receiptPath}/${payment.id}-${markOf(secret, payment.id)}` : null

/** Which payment a mark opens, or null when it is not ours. */
export function openedBy(secret: string, mark: string): number | null {
  const [, id, given = ''] = /^(\d{1,9})-([\w-]{43})$/.exec(mark) ?? []
  if (id === undefined) return null
  const [left, right] = [Buffer.from(given), Buffer.from(markOf(secret, Number(id)))]
  return left.length === right.length && timingSafeEqual(left, right) ? Number(id) : null
}
