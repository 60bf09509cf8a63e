import { currencyDecimals, type QuoteCurrency } from '@portal/contract/core/currencies'
import { decimal } from '@portal/contract/core/decimal'
import { pastDocumentMessages as m } from '@portal/contract/past-documents/messages'
import type { Refused } from '#core/base/errors.ts'

interface Dated {
  fecha: string
  moneda: QuoteCurrency
  total: number
}

/**
 * What is wrong with a document besides its fields: a day after `today` of the house, or more decimals than its currency
 * has (rule past-documents/archive).
 */
export function wrongIn({ fecha: day, moneda: currency, total }: Dated, today: string): Required<Refused>[] {
  return [
    ...(day > today ? [{ field: 'fecha', entry: m.dayInvalid }] : []),
    ...(decimal(total).scale > currencyDecimals[currency] ? [{ field: 'total', entry: m.totalInvalid }] : []),
  ]
}
