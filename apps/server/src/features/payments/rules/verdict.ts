import type { Currency } from '@portal/contract/core/currencies'
import type { ProviderAnswer } from '../provider/answers.ts'
import { isSameAmount } from './amounts.ts'

/** What an answer of commit or status means for a payment, whatever its state here. */
export type Verdict =
  | 'paid'
  /** Charged, but not what we asked for: a person looks at it. */
  | 'other_amount'
  | 'other_order'
  /** It says AUTHORIZED and does not say 0: not paid as far as we know. */
  | 'incomplete'
  | 'rejected'
  /** The buyer ended it himself, as the provider says when asked to commit. */
  | 'aborted'
  /** Nothing was committed. */
  | 'waiting'
  | 'reversed'
  | 'nullified'
  | 'partly_nullified'
  /** A word that tells nothing yet. */
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
  REVERSED: 'reversed',
  NULLIFIED: 'nullified',
  PARTIALLY_NULLIFIED: 'partly_nullified',
}

/**
 * Only AUTHORIZED together with response code 0, for this order, session and amount, is paid (decision 4). `vci` decides
 * nothing. An answer about something else counts for nothing but an alarm.
 */
export function verdictOf(answer: ProviderAnswer, expected: Expected): Verdict {
  const isOurs = answer.buyOrder === expected.buyOrder && answer.sessionId === expected.sessionId
  if (answer.status !== 'AUTHORIZED') return isOurs ? (words[answer.status] ?? 'pending') : 'pending'
  if (answer.responseCode !== 0) return 'incomplete'
  if (!isOurs) return 'other_order'
  return isSameAmount(answer.amount, expected.amount, expected.currency) ? 'paid' : 'other_amount'
}
