import { setTimeout as sleep } from 'node:timers/promises'
import type { Anyone } from '#core/base/actor.ts'
import type { PaymentDeps } from '../deps.ts'
import * as shared from '../queries.ts'
import { nextStep, type Occasion, type Position, type Seen, type Step, undecidedAt } from '../rules/provider-answers.ts'
import type { Flow } from '../rules/returns.ts'
import { askStatus, commit, type Evidence } from './ask.ts'
import { claimCommit } from './claim.ts'
import { close } from './close.ts'
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
