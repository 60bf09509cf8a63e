import { receiptPath, returnPath } from '@portal/contract/payments/constants'
import type { Redirect } from '#core/http/redirects.ts'
import { handleReturn } from './finish/handle-return.ts'
import type { PaymentParts } from './parts.ts'
import { openReceipt } from './receipt/receipt.ts'

/** Addresses that people open from outside: the return from the provider, and the secret link of a receipt. */
export const paymentRedirects = (parts: PaymentParts): readonly Redirect[] => [
  { path: returnPath, methods: ['GET', 'POST'], resolve: (visit) => handleReturn(parts, visit) },
  { path: `${receiptPath}/:mark`, methods: ['GET'], resolve: (visit) => openReceipt(parts, visit) },
]
