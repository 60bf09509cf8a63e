import type { Of } from '@portal/contract/core/fields'
import { paymentMessages as m } from '@portal/contract/payments/messages'
import type { ConfirmedSchema, TransactionSchema } from '@portal/contract/payments/schemas'
import type { Refused, Reply } from '#core/api/api.ts'

export type Transaction = Of<typeof TransactionSchema>
type Confirmed = Of<typeof ConfirmedSchema>

/** `unknown`: no such payment exists, or the address does not match it. */
export type OutcomeKind =
  | 'approved'
  | 'rejected'
  | 'aborted'
  | 'formFailed'
  | 'unavailable'
  | 'overtaken'
  | 'timedOut'
  | 'pending'
  | 'returned'
  | 'unknown'

export interface Outcome {
  kind: OutcomeKind
  /** Null when the reader may not know about the payment. */
  transaction: Transaction | null
  /** Code of its catalogue entry; null for an approved payment. */
  code: number | null
}

const kinds = new Map<number, OutcomeKind>([
  [m.orderRejected.code, 'rejected'],
  [m.notApproved.code, 'rejected'],
  [m.pendingConfirmation.code, 'pending'],
  [m.aborted.code, 'aborted'],
  [m.formFailed.code, 'formFailed'],
  [m.itemUnavailable.code, 'unavailable'],
  [m.alreadyProcessed.code, 'overtaken'],
  [m.timedOut.code, 'timedOut'],
  [m.returned.code, 'returned'],
  [m.refunded.code, 'returned'],
])

const retried = new Set<number>([
  m.aborted.code,
  m.orderRejected.code,
  m.notApproved.code,
  m.timedOut.code,
  m.formFailed.code,
])

/** Whether nothing was charged and the reservation still waits, as far as we know: they may retry immediately. */
export const canRetry = ({ code, transaction }: Outcome): boolean =>
  transaction !== null && code !== null && retried.has(code)

/**
 * Returns the outcome of a confirmation. Only AUTHORIZED is a success; FAILED is 101 or 102 by `vci`, PENDING is 103
 * (rule payments/result-texts).
 */
export function outcomeOf(reply: Reply<Confirmed>): Outcome {
  const transaction = transactionIn(reply)
  const code = reply.codigo ?? (transaction ? codeOf(transaction) : m.unknown.code)
  if (reply.ok && code === null) return { kind: 'approved', transaction, code }
  if (!reply.ok && isAway(reply)) return { kind: 'pending', transaction, code: m.pendingConfirmation.code }
  return { kind: (code !== null && kinds.get(code)) || 'unknown', transaction, code }
}

const transactionIn = (reply: Reply<Confirmed>): Transaction | null =>
  (reply.datos as Partial<Confirmed> | null)?.transaccion ?? null

/** Whether nothing answered, which says nothing about the payment. */
const isAway = ({ status }: Refused) => status === 429 || status === 503

function codeOf({ status, vci }: Transaction): number | null {
  if (status === 'AUTHORIZED') return null
  if (status === 'FAILED') return (vci === 'TSY' ? m.orderRejected : m.notApproved).code
  return (status === 'PENDING' ? m.pendingConfirmation : m.unknown).code
}

/**
 * Splits a text of the catalogue: the part before the first `*` is a heading, the others are bullet lines
 * (rule payments/result-texts).
 */
export function linesOf(text: string): { heading: string; lines: string[] } {
  const [heading = '', ...lines] = text.split('*').map((line) => line.trim())
  return { heading, lines }
}

/**
 * Returns what happened, without the sentence that introduces the causes, which the page lists
 * (rule payments/result-texts).
 */
export function happenedIn(text = ''): string | null {
  const { heading } = linesOf(text)
  return heading.replace(/[^.]+:$/, '').trim() || null
}
