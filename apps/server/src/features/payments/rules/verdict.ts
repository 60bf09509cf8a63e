import type { Currency } from '@portal/contract/core/currencies'
import type { ProviderAnswer } from '../provider/answers.ts'
import { isSameAmount } from './amounts.ts'

/** The meaning of an answer to commit or status, whatever the state of the payment here. */
export type Verdict =
  | 'paid'
  /** Charged with another amount: a person reviews it. */
  | 'other_amount'
  | 'other_order'
  /** AUTHORIZED without response code 0: not paid as far as we know. */
  | 'incomplete'
  | 'rejected'
  /** The buyer aborted, as the provider answers to a commit. */
  | 'aborted'
  /** Not committed. */
  | 'waiting'
  /** The form of a provider that charges there is open: it may be paid at any moment. */
  | 'at_form'
  /** That form was closed, and nobody has paid there. */
  | 'expired'
  | 'reversed'
  | 'nullified'
  | 'partly_nullified'
  /** Inconclusive. */
  | 'pending'

export interface Expected {
  amount: number
  currency: Currency
  buyOrder: string
  sessionId: string
}

const words: Record<string, Verdict> = {
  FAILED: 'rejected',
  INITIALIZED: 'waiting',
  OPEN: 'at_form',
  EXPIRED: 'expired',
  REVERSED: 'reversed',
  NULLIFIED: 'nullified',
  PARTIALLY_NULLIFIED: 'partly_nullified',
}

/**
 * Only AUTHORIZED together with response code 0, for this order, session and amount, is paid
 * (rule payments/paid-means). `vci` decides nothing. Where the provider names a currency, it must be ours. An answer about another payment only raises an alarm.
 */
export function verdictOf(answer: ProviderAnswer, expected: Expected): Verdict {
  const isOurs = answer.buyOrder === expected.buyOrder && answer.sessionId === expected.sessionId
  if (answer.status !== 'AUTHORIZED') return isOurs ? (words[answer.status] ?? 'pending') : 'pending'
  if (answer.responseCode !== 0) return 'incomplete'
  if (!isOurs) return 'other_order'
  if (answer.currency !== null && answer.currency !== expected.currency) return 'other_amount'
  return isSameAmount(answer.amount, expected.amount, expected.currency) ? 'paid' : 'other_amount'
}
