import { receiptPath, returnPath } from '@portal/contract/payments/constants'
import type { Onward } from '#core/http/onward.ts'
import { arrive } from './finish/arrive.ts'
import type { PaymentParts } from './parts.ts'
import { openReceipt } from './receipt/receipt.ts'

/** Addresses that people come to from outside: back from the provider, and by the secret link of a receipt. */
export const paymentWays = (parts: PaymentParts): readonly Onward[] => [
  { path: returnPath, methods: ['GET', 'POST'], lead: (arrival) => arrive(parts, arrival) },
  { path: `${receiptPath}/:mark`, methods: ['GET'], lead: (arrival) => openReceipt(parts, arrival) },
]
