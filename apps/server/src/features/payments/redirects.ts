import { receiptPath, returnPath } from '@portal/contract/payments/addresses'
import type { Redirect } from '#core/http/redirects.ts'
import type { PaymentDeps } from './deps.ts'
import { handleReturn } from './finish/handle-return.ts'
import { openReceipt } from './receipt/receipt.ts'

/** Addresses that people open from outside: the return from the provider, and the secret link of a receipt. */
export const paymentRedirects = (deps: PaymentDeps): readonly Redirect[] => [
  { path: returnPath, methods: ['GET', 'POST'], resolve: (visit) => handleReturn(deps, visit) },
  { path: `${receiptPath}/:mark`, methods: ['GET'], resolve: (visit) => openReceipt(deps, visit) },
]
