import { askStatus } from '../finish/ask.ts'
import { settle } from '../finish/settle.ts'
import { itself } from '../move.ts'
import type { PaymentParts } from '../parts.ts'
import * as shared from '../queries.ts'
import * as queries from './queries.ts'

/**
 * Asks once more about a payment that ended without money, a minute after its end: a provider whose answer and whose books
 * disagree is a difference now, and not at the next comparison. Changes no payment. Answers whether the provider told.
 */
export async function review(parts: PaymentParts, id: number): Promise<'told' | 'silence'> {
  const payment = await shared.getPayment(parts.db, { id })
  if (!payment) return 'told'
  const evidence = await askStatus(parts, payment)
  if (evidence.answer) await settle(parts, itself('review'), payment, evidence)
  // a word that tells nothing yet, or no answer: asked again in the next minutes
  if (evidence.verdict !== null && evidence.verdict !== 'pending') await queries.markReviewed(parts.db, id)
  return evidence.failure?.kind === 'unknown' ? 'silence' : 'told'
}
