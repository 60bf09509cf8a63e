import { setTimeout as sleep } from 'node:timers/promises'
import { PaymentStatus } from '@portal/contract/payments/states'
import type { Anyone } from '#core/base/actor.ts'
import { inTransaction } from '#core/database/database.ts'
import { reportDifference } from '../alarm.ts'
import type { PaymentDeps } from '../deps.ts'
import { move, write } from '../move.ts'
import * as shared from '../queries.ts'
import {
  type Claim,
  claimOf,
  endByTime,
  nextStep,
  type Occasion,
  type Position,
  type Seen,
  type Step,
  undecidedAt,
  type Word,
} from '../rules/provider-answers.ts'
import { isForReservation, reasonNotToTake } from '../rules/reserve.ts'
import type { Flow } from '../rules/returns.ts'
import { askStatus, commit, type Evidence } from './ask.ts'
import { settle } from './settle.ts'

interface At extends Position<shared.Payment> {
  /** The last answer of the provider. */
  evidence: Evidence | null
}

type Steps<P> = Record<Exclude<Step, 'done'>, (at: P) => Promise<Partial<P>>>

/** Runs steps in the order of `rules/provider-answers.ts` until none is left. */
export async function run<P extends Position<Seen>>(from: P, steps: Steps<P>): Promise<P> {
  let at = from
  for (let step = nextStep(at); step !== 'done'; step = nextStep(at)) at = { ...at, ...(await steps[step](at)) }
  return at
}

const waitMs = 20_000
const lookEveryMs = 150
const claimEveryMs = 500

/**
 * Finishes a payment as far as possible: commits it when its buyer returned the normal way and nobody has, otherwise
 * asks for its status, and stores the result. Safe for any number of concurrent callers and processes. Returns the
 * payment afterwards, which may still be in doubt, and the provider's last answer.
 */
export async function finish(
  deps: PaymentDeps,
  by: Anyone,
  payment: shared.Payment,
  { occasion, flow = null }: { occasion: Occasion; flow?: Flow | null },
): Promise<{ payment: shared.Payment; evidence: Evidence | null }> {
  const { pausesMs } = deps.gateway
  const until = performance.now() + waitMs
  const start: At = {
    ...{ occasion, flow, row: payment, claim: null, committed: null, heard: null, evidence: null },
    ...{ asksLeft: pausesMs.length + 1, isTimeUp: false, isSettled: false },
  }
  const { row, evidence } = await run(start, {
    async claim({ row, claim }) {
      if (claim === 'later') await sleep(claimEveryMs)
      const { does, payment } = await claimCommit(deps, by, row)
      return { claim: does, row: payment, isTimeUp: performance.now() > until }
    },
    async commit({ row }) {
      const evidence = await commit(deps, row)
      return { evidence, committed: evidence.word, heard: evidence.word }
    },
    async ask({ row, committed, asksLeft }) {
      if (committed !== null) await sleep(pausesMs[pausesMs.length - asksLeft] ?? 0)
      const evidence = await askStatus(deps, row)
      return { evidence, heard: evidence.word, asksLeft: asksLeft - 1 }
    },
    async settle(at) {
      if (!at.evidence) throw new Error('nothing was heard of a payment')
      const circumstances = { undecided: undecidedAt(at), isBuyerGone: occasion === 'sweep' }
      return { row: await settle(deps, by, at.row, at.evidence, circumstances), isSettled: true }
    },
    async wait({ row: { id } }) {
      await sleep(lookEveryMs)
      const row = await shared.getPayment(deps.db, { id })
      if (!row) throw new Error('a payment is gone')
      return { row, isTimeUp: performance.now() > until }
    },
    close: async ({ row, heard }) => ({ row: await close(deps, by, row, heard), isSettled: true }),
  })
  return { payment: row, evidence }
}

/** Ends a payment that the provider cannot report on: one it never received, or one older than seven days. */
function close(deps: PaymentDeps, by: Anyone, { id }: shared.Payment, heard: Word | null): Promise<shared.Payment> {
  return inTransaction(deps.db, async (db) => {
    const payment = await shared.lockPayment(db, id)
    const end = endByTime(payment, heard)
    if (!end) return payment
    const closed = await move(db, by, payment, end.estado)
    if (end.difference) await reportDifference(db, deps, by, closed, end.difference, { desde: payment.creado_en })
    return closed
  })
}

interface Claimed {
  does: Claim
  payment: shared.Payment
}

/**
 * First of the two short transactions around a commit (rule payments/two-transactions). Of two concurrent calls, one
 * gets `commit`.
 */
export function claimCommit(
  { db, hooks }: PaymentDeps,
  by: Anyone,
  { id, solicitud_id }: shared.Payment,
): Promise<Claimed> {
  return inTransaction(db, async (db): Promise<Claimed> => {
    const reservation = await hooks.lockReservation(db, solicitud_id)
    const payment = await shared.lockPayment(db, id)
    const others = (await shared.listPaymentsOf(db, solicitud_id)).filter((other) => other.id !== id)
    const isWanted = isForReservation(payment, reservation, await hooks.reservationEvent(db, solicitud_id))
    const does = claimOf(payment, others, isWanted)
    if (does === 'given_up')
      return { does, payment: await write(db, by, payment, { motivo: reasonNotToTake(payment, others) }) }
    if (does !== 'commit') return { does, payment }
    const claimed = await move(db, by, payment, PaymentStatus.confirming, { confirmando_en: payment.ahora })
    return { does, payment: claimed }
  })
}
