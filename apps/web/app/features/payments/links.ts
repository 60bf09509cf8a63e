import { paymentPage, receiptPath } from '@portal/contract/payments/constants'
import type { Transaction } from './outcome.ts'

/** Returns the path of the first page of the same payment, with the client's mark if he came with it. */
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

/** Returns the path of the receipt: the client's secret link, otherwise by the data of the payer's page. */
export const receiptOf = ({ url_comprobante, buy_order }: Transaction, sessionId: string): string =>
  url_comprobante ?? `${receiptPath}/${buy_order}.${sessionId}`
