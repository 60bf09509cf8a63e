import type { Caller } from '#core/base/actor.ts'
import type { PaymentDeps } from '../deps.ts'
import { finish } from '../finish/finish.ts'
import { systemCaller } from '../move.ts'
import * as shared from '../queries.ts'
import * as refunds from '../refunds/queries.ts'
import { continueRefund } from '../refunds/send.ts'
import { isTold } from '../rules/provider-answers.ts'
import * as queries from './queries.ts'

const mostAtOnce = 100
const sideBySide = 4
/** Stops after this many calls without an answer: the provider is unavailable. */
const silencesToStop = 3

/**
 * Asks for the status of every unfinished payment and refund, and once more for each payment that ended without money;
 * stores the results: only forward, never a commit. Runs concurrently in any number of processes, each payment in one.
 */
export async function sweep(deps: PaymentDeps): Promise<void> {
  const by = systemCaller('sweep')
  let silences = 0
  const askFor = (ids: number[], ask: (id: number) => Promise<'told' | 'silence'>) => {
    const work = async () => {
      for (let id = ids.shift(); id !== undefined && silences < silencesToStop; id = ids.shift())
        if ((await orLog(deps, id, ask(id))) === 'silence') silences++
    }
    return Promise.all(Array.from({ length: sideBySide }, work))
  }
  await askFor(await queries.claimUnfinished(deps.db, mostAtOnce), (id) => pursue(deps, by, id))
  if (silences >= silencesToStop) return
  await askFor(await queries.claimUnreviewed(deps.db, mostAtOnce), (id) => review(deps, id))
  if (silences >= silencesToStop) return
  for (const id of await refunds.claimUnfinished(deps.db, mostAtOnce))
    await orLog(deps, id, continueRefund(deps, by, id))
}

/** Logs the failure of one payment, so that the others continue; it is tried again later. */
async function orLog<T>({ log }: PaymentDeps, id: number, work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    log.error({ err: error, id }, 'the sweep of payments failed for one')
    return null
  }
}

async function pursue(deps: PaymentDeps, by: Caller, id: number): Promise<'told' | 'silence'> {
  const payment = await shared.getPayment(deps.db, { id })
  if (!payment) return 'told'
  const { evidence } = await finish(deps, by, payment, { occasion: 'sweep' })
  return evidence?.word === 'silent' ? 'silence' : 'told'
}

/**
 * Asks once more for the status of a payment that ended without money, a minute later: a contradiction becomes a
 * difference now, not at the next comparison. Changes no payment. Returns whether the provider answered.
 */
async function review(deps: PaymentDeps, id: number): Promise<'told' | 'silence'> {
  const payment = await shared.getPayment(deps.db, { id })
  if (!payment) return 'told'
  const { evidence } = await finish(deps, systemCaller('review'), payment, { occasion: 'review' })
  const word = evidence?.word ?? 'pending'
  // inconclusive or no answer: asked again in the next minutes
  if (isTold(word) && word !== 'pending') await queries.markReviewed(deps.db, id)
  return word === 'silent' ? 'silence' : 'told'
}
