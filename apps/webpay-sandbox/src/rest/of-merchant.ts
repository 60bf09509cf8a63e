import type { Merchant } from '../merchants.ts'
import { type Answer, invalid, refused } from '../rules/answer.ts'
import type { Payment } from '../state/tables.ts'

/** A call about one payment, by whom and through which version of the API. */
export interface TokenCall {
  merchant: Merchant
  version: string
  token: string
}

export const unknownToken = invalid('transaction not found')

/** Only what a provider has given out can be a token. */
export const isToken = (text: string) => /^[0-9a-zA-Z]{1,64}$/.test(text)

/** Why this shop may not touch this payment through this version, or null. */
export function refusalToTouch(payment: Payment, { merchant, version }: TokenCall): Answer | null {
  if (payment.commerce_code !== merchant.commerceCode) return unknownToken
  if (payment.api_version === version) return null
  return refused(422, `Api mismatch error, required version is ${payment.api_version}`)
}
