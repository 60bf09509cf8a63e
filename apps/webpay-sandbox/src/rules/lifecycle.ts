import type { Payment } from '../state/tables.ts'
import type { StoredState } from './states.ts'
import type { Switches } from './switches.ts'

export type State = StoredState | 'expired'

export type Limits = Pick<Switches, 'openLimit' | 'formLimit' | 'commitLimit'>

/** The state at this moment: what nobody took further in time has expired, although nothing has written so. */
export function stateAt(payment: Payment, now: Date, { openLimit, formLimit, commitLimit }: Limits): State {
  const isOver = (since: Date | null, limit: number) =>
    since !== null && now.getTime() >= since.getTime() + limit * 1000
  const { state } = payment
  if (state === 'created') return isOver(payment.created_at, openLimit) ? 'expired' : state
  if (state === 'opened') return isOver(payment.opened_at, formLimit) ? 'expired' : state
  if (isPending(state)) return isOver(payment.decided_at, commitLimit) ? 'expired' : state
  return state
}

/** The buyer's part is done, the shop has not committed. */
export const isPending = (state: State) => state === 'authorized_pending' || state === 'rejected_pending'

const unsettled: readonly State[] = [
  'created',
  'opened',
  'authorized_pending',
  'rejected_pending',
  'aborted',
  'timed_out',
]

/** The shop has committed it, whatever came of it. */
export const isCommitted = (payment: Payment) => !unsettled.includes(payment.state)

const words: Partial<Record<StoredState, string>> = {
  committed_ok: 'AUTHORIZED',
  committed_failed: 'FAILED',
  captured: 'CAPTURED',
  reversed: 'REVERSED',
  partially_nullified: 'PARTIALLY_NULLIFIED',
  nullified: 'NULLIFIED',
}

/** The word of the API: anything that was not committed stays INITIALIZED for ever, aborted and expired payments too. */
export const wordOf = (state: StoredState): string => words[state] ?? 'INITIALIZED'

const dayMs = 86_400_000

export const statusDays = 7
export const captureDays = 7
export const refundDays = 90

/** Whether so many days have gone by. */
export const isOlderThan = (days: number, since: Date, now: Date) => now.getTime() - since.getTime() >= days * dayMs

/** So many days later. */
export const daysAfter = (days: number, since: Date) => new Date(since.getTime() + days * dayMs)
