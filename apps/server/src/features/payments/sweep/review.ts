import { finish } from '../finish/finish.ts'
import { systemCaller } from '../move.ts'
import type { PaymentParts } from '../parts.ts'
import * as shared from '../queries.ts'
import { isTold } from '../rules/provider-answers.ts'
import * as queries from './queries.ts'

/**
 * Asks once more about a payment that ended without money, a minute after its end: a provider whose answer and whose
 * books disagree is a difference now, and not at the next comparison. Changes no payment. Returns whether the provider
 * told.
 */
export async function review(parts: PaymentParts, id: number): Promise<'told' | 'silence'> {
  const payment = await shared.getPayment(parts.db, { id })
  if (!payment) return 'told'
  const { evidence } = await finish(parts, systemCaller('review'), payment, { occasion: 'review' })
  const word = evidence?.word ?? 'pending'
  // a word that tells nothing yet, or no answer: asked again in the next minutes
  if (isTold(word) && word !== 'pending') await queries.markReviewed(parts.db, id)
  return word === 'silent' ? 'silence' : 'told'
}
