import { paymentPage, receiptPath } from '@portal/contract/payments/constants'
import type { Transaction } from './outcome.ts'

/** Returns the path of the first page of the same payment, with the client's mark if they came with it. */
export function againPath(transaction: Transaction, mark: string | null): string {
  const { amount, solicitud_clasificado_id, moneda, clasificado_id, propiedad_id } = transaction
  const query = {
    monto: `${amount}`,
    solicitud_clasificado_id: `${solicitud_clasificado_id}`,
    moneda,
    ...(propiedad_id === null ? { clasificado_id: `${clasificado_id}` } : { propiedad_id: `${propiedad_id}` }),
    ...(mark && { firma: mark }),
  }
  return `${paymentPage}?${new URLSearchParams(query)}`
}

/** Returns the path of the receipt: the client's secret link, otherwise by the data of the payer's page. */
export const receiptOf = ({ url_comprobante, buy_order }: Transaction, sessionId: string): string =>
  url_comprobante ?? `${receiptPath}/${buy_order}.${sessionId}`

/** Returns the path of the page of the reserved item. */
export const itemPathOf = ({ clasificado_id, propiedad_id }: Transaction): string =>
  propiedad_id === null ? `/classifieds/${clasificado_id}` : `/properties/${propiedad_id}`
