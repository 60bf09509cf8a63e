import type { PaymentDeps } from '../deps.ts'
import { finish } from '../finish/finish.ts'
import { systemCaller } from '../move.ts'
import * as shared from '../queries.ts'
import { isTold } from '../rules/provider-answers.ts'
import * as queries from './queries.ts'

/**
 * Asks once more for the status of a payment that ended without money, a minute later: a contradiction becomes a
 * difference now, not at the next comparison. Changes no payment. Returns whether the provider answered.
 */
export async function review(deps: PaymentDeps, id: number): Promise<'told' | 'silence'> {
  const payment = await shared.getPayment(deps.db, { id })
  if (!payment) return 'told'
  const { evidence } = await finish(deps, systemCaller('review'), payment, { occasion: 'review' })
  const word = evidence?.word ?? 'pending'
  // inconclusive or no answer: asked again in the next minutes
  if (isTold(word) && word !== 'pending') await queries.markReviewed(deps.db, id)
  return word === 'silent' ? 'silence' : 'told'
}
