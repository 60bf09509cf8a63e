import { setTimeout as sleep } from 'node:timers/promises'
import type { Anyone } from '#core/base/actor.ts'
import type { PaymentParts } from '../parts.ts'
import * as shared from '../queries.ts'
import { nextStep, type Occasion, type Position, type Seen, type Step, undecidedAt } from '../rules/provider-answers.ts'
import type { Flow } from '../rules/returns.ts'
import { askStatus, commit, type Evidence } from './ask.ts'
import { claimCommit } from './claim.ts'
import { close } from './close.ts'
import { settle } from './settle.ts'

interface At extends Position<shared.Payment> {
  /** What was heard last, with the provider's answer. */
  evidence: Evidence | null
}

type Steps<P> = Record<Exclude<Step, 'done'>, (at: P) => Promise<Partial<P>>>

/** Performs one step after the other, as `rules/provider-answers.ts` says, until nothing is left to do. */
export async function run<P extends Position<Seen>>(from: P, steps: Steps<P>): Promise<P> {
  let at = from
  for (let step = nextStep(at); step !== 'done'; step = nextStep(at)) at = { ...at, ...(await steps[step](at)) }
  return at
}

const waitMs = 20_000
const lookEveryMs = 150
const claimEveryMs = 500

/**
 * Brings a payment as far as it goes: commits it if its buyer came back by the normal way and nobody has, otherwise
 * asks what became of it, and stores that. Any number of callers may do so at once, in any number of processes. Returns
 * the payment as it is then, which may still be in doubt, and what the provider said last.
 */
export async function finish(
  parts: PaymentParts,
  by: Anyone,
  payment: shared.Payment,
  { occasion, flow = null }: { occasion: Occasion; flow?: Flow | null },
): Promise<{ payment: shared.Payment; evidence: Evidence | null }> {
  const { pausesMs } = parts.gateway
  const until = Date.now() + waitMs
  const start: At = {
    ...{ occasion, flow, row: payment, claim: null, committed: null, heard: null, evidence: null },
    ...{ asksLeft: pausesMs.length + 1, isTimeUp: false, isSettled: false },
  }
  const { row, evidence } = await run(start, {
    async claim({ row, claim }) {
      if (claim === 'later') await sleep(claimEveryMs)
      const { does, payment } = await claimCommit(parts, by, row)
      return { claim: does, row: payment, isTimeUp: Date.now() > until }
    },
    async commit({ row }) {
      const evidence = await commit(parts, row)
      return { evidence, committed: evidence.word, heard: evidence.word }
    },
    async ask({ row, committed, asksLeft }) {
      if (committed !== null) await sleep(pausesMs[pausesMs.length - asksLeft] ?? 0)
      const evidence = await askStatus(parts, row)
      return { evidence, heard: evidence.word, asksLeft: asksLeft - 1 }
    },
    async settle(at) {
      if (!at.evidence) throw new Error('nothing was heard of a payment')
      const circumstances = { undecided: undecidedAt(at), isBuyerGone: occasion === 'sweep' }
      return { row: await settle(parts, by, at.row, at.evidence, circumstances), isSettled: true }
    },
    async wait({ row: { id } }) {
      await sleep(lookEveryMs)
      const row = await shared.getPayment(parts.db, { id })
      if (!row) throw new Error('a payment is gone')
      return { row, isTimeUp: Date.now() > until }
    },
    close: async ({ row, heard }) => ({ row: await close(parts, by, row, heard), isSettled: true }),
  })
  return { payment: row, evidence }
}
