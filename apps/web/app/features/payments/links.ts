import { paymentPage, receiptPath } from '@portal/contract/payments/constants'
import type { Transaction } from './outcome.ts'

/** Back to the first page of the same payment; with the mark that the client has come with, as the client. */
export function againPath(transaction: Transaction, mark: string | null): string {
  const { amount, solicitud_clasificado_id, moneda, clasificado_id } = transaction
  const query = {
    monto: `${amount}`,
    solicitud_clasificado_id: `${solicitud_clasificado_id}`,
    moneda,
    clasificado_id: `${clasificado_id}`,
    ...(mark && { firma: mark }),
  }
  return `${paymentPage}?${new URLSearchParams(query)}`
}

/** The receipt: the client's secret link, otherwise what the payer's own page names. */
export const receiptOf = ({ url_comprobante, buy_order }: Transaction, sessionId: string): string =>
  url_comprobante ?? `${receiptPath}/${buy_order}.${sessionId}`
