import { paymentLimits } from '@portal/contract/payments/constants'
import { DifferenceKind, doubtfulStatuses, PaymentStatus } from '@portal/contract/payments/states'
import type { Caller } from '#core/actor.ts'
import { inTransaction } from '#core/database.ts'
import { tellDifference } from '../alarm.ts'
import { askStatus } from '../finish/ask.ts'
import { settle } from '../finish/settle.ts'
import { itself, move } from '../move.ts'
import type { PaymentParts } from '../parts.ts'
import { type ProviderError, saysTooOld } from '../provider/provider-error.ts'
import * as shared from '../queries.ts'
import * as refunds from '../refunds/queries.ts'
import { pursueRefund } from '../refunds/send.ts'
import * as queries from './queries.ts'
import { review } from './review.ts'

const mostAtOnce = 100
const sideBySide = 4
/** A provider that is away is not asked for everybody. */
const silencesToStop = 3

/**
 * Asks for every payment and refund that nobody has finished, and once more for each that ended without money; stores what
 * it learns: forward only, never a commit. Runs side by side on any number of processes, each payment with one of them.
 */
export async function sweep(parts: PaymentParts): Promise<void> {
  const by = itself('sweep')
  let silences = 0
  const askFor = (ids: number[], ask: (id: number) => Promise<'told' | 'silence'>) => {
    const work = async () => {
      for (let id = ids.shift(); id !== undefined && silences < silencesToStop; id = ids.shift())
        if ((await orLog(parts, id, ask(id))) === 'silence') silences++
    }
    return Promise.all(Array.from({ length: sideBySide }, work))
  }
  await askFor(await queries.claimUnfinished(parts.db, mostAtOnce), (id) => pursue(parts, by, id))
  if (silences >= silencesToStop) return
  await askFor(await queries.claimUnreviewed(parts.db, mostAtOnce), (id) => review(parts, id))
  if (silences >= silencesToStop) return
  for (const id of await refunds.claimUnfinished(parts.db, mostAtOnce))
    await orLog(parts, id, pursueRefund(parts, by, id))
}

/** One that fails must not keep the others waiting; its next turn comes. */
async function orLog<T>({ log }: PaymentParts, id: number, work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    log.error({ err: error, id }, 'the sweep of payments failed for one')
    return null
  }
}

async function pursue(parts: PaymentParts, by: Caller, id: number): Promise<'told' | 'silence'> {
  const payment = await shared.getPayment(parts.db, { id })
  if (!payment) return 'told'
  if (!payment.token) {
    await endUnsent(parts, by, payment)
    return 'told'
  }
  const age = payment.ahora.getTime() - payment.creado_en.getTime()
  // after a while of silence a payment that may have been paid is known to be in doubt
  const isLate = payment.estado === PaymentStatus.confirming || age > paymentLimits.timeOutMinutes * 60_000
  const evidence = await askStatus(parts, payment, isLate ? PaymentStatus.unknown : null)
  const told = evidence.verdict === 'waiting' ? { ...evidence, otherwise: null } : evidence
  const after = await settle(parts, by, payment, told, { isBuyerGone: true })
  const isOver = age > paymentLimits.statusDays * 86_400_000 || isTooOld(evidence.failure)
  if (isOver && doubtfulStatuses.includes(after.estado)) await closeWithoutAnswer(parts, by, after)
  return evidence.failure?.kind === 'unknown' ? 'silence' : 'told'
}

const isTooOld = (failure: ProviderError | null) => failure !== null && saysTooOld(failure)

/** Nobody was given a token: nothing can have been charged. */
async function endUnsent({ db }: PaymentParts, by: Caller, { id }: shared.Payment): Promise<void> {
  await inTransaction(db, async (db) => {
    const payment = await shared.lockPayment(db, id)
    if (payment.estado === PaymentStatus.created) await move(db, by, payment, PaymentStatus.formFailed)
  })
}

/** Seven days without an answer: a person looks at it (decision 38). */
async function closeWithoutAnswer(parts: PaymentParts, by: Caller, { id }: shared.Payment): Promise<void> {
  await inTransaction(parts.db, async (db) => {
    const payment = await shared.lockPayment(db, id)
    if (!doubtfulStatuses.includes(payment.estado)) return
    const closed = await move(db, by, payment, PaymentStatus.closedWithoutAnswer)
    await tellDifference(db, parts, by, closed, DifferenceKind.noAnswer, { desde: payment.creado_en })
  })
}
