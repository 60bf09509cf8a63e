import type { Message } from '@portal/contract/core/messages'
import { paymentLimits as limits } from '@portal/contract/payments/constants'
import { paymentMessages as m } from '@portal/contract/payments/messages'
import { DifferenceKind, doubtfulStatuses, PaymentStatus, paymentTransitions } from '@portal/contract/payments/states'
import type { Flow } from './returns.ts'
import { minutesSince, type Reason, type Standing } from './standing.ts'
import { isUnsettled, type Payer, waitsFor } from './start.ts'
import type { Verdict } from './verdict.ts'

// What happens to a payment when the provider answers, refuses, contradicts itself or does not answer, when the buyer
// aborts or returns twice, and when our process dies between two steps. `finish/finish.ts` runs the steps.

/** Why there is no answer about a payment. */
export type Silence =
  /** No answer, or an unreadable one: anything may have been done. */
  | 'silent'
  /** It refused. For a commit: someone else has committed, or nobody has paid yet. */
  | 'refused'
  /** The payment is older than the seven days it reports on. */
  | 'too_old'
  /** It rejects our code or key. */
  | 'credentials'
  | 'not_sent'

/** The provider's answer about a payment, or why there is none. */
export type Word = Verdict | Silence

/** The next state of a payment, and the difference to review. */
export interface Outcome {
  estado?: PaymentStatus
  motivo?: Reason
  difference?: DifferenceKind
}

const s = PaymentStatus
const d = DifferenceKind

type Cell = Outcome | ((payment: Standing) => Outcome)
type Line = readonly [open: Cell, approved: Cell, unpaid: Cell]

const none: Outcome = {}
const nothingLearned: Line = [none, none, none]
const chargedThere = { difference: d.authorizedThere }
/** Charged, but not as requested: not fulfilled, and given to a person. */
const flawed = (difference: DifferenceKind): Outcome => ({ estado: s.approved, motivo: 'diferente', difference })

/**
 * The table: the provider's answer (rows) for a payment that is open, approved, or ended without money (columns).
 * States only move forward (rule payments/forward-only): final states stay, and a contradicting answer is a difference.
 */
const table: Record<Word, Line> = {
  paid: [{ estado: s.approved }, none, chargedThere],
  other_amount: [flawed(d.otherAmount), { difference: d.otherAmount }, chargedThere],
  other_order: [flawed(d.otherOrder), { difference: d.otherOrder }, chargedThere],
  incomplete: [{ estado: s.unknown, difference: d.incompleteAnswer }, none, chargedThere],
  rejected: [{ estado: s.rejected }, { difference: d.notChargedThere }, none],
  aborted: [{ estado: s.aborted }, none, none],
  waiting: [endOfWaiting, { difference: d.notChargedThere }, none],
  at_form: [none, { difference: d.notChargedThere }, none],
  expired: [
    ({ motivo, flujo }) => ({ estado: motivo !== null || flujo === 'aborted' ? s.aborted : s.timedOut }),
    { difference: d.notChargedThere },
    none,
  ],
  reversed: [{ estado: s.reversed, difference: d.givenBackThere }, { difference: d.givenBackThere }, none],
  nullified: [{ estado: s.refunded, difference: d.givenBackThere }, { difference: d.givenBackThere }, none],
  partly_nullified: [flawed(d.givenBackThere), { difference: d.givenBackThere }, none],
  pending: [({ estado }) => (estado === s.redirected ? none : { estado: s.pendingConfirmation }), none, none],
  silent: nothingLearned,
  refused: nothingLearned,
  too_old: nothingLearned,
  credentials: nothingLearned,
  not_sent: nothingLearned,
}

/**
 * The column and the buyer's message of each state. Only what the provider has confirmed says that nothing was charged.
 */
const states: Record<PaymentStatus, { column: 0 | 1 | 2 | null; entry: Message | null }> = {
  creada: { column: 0, entry: m.pendingConfirmation },
  redirigida: { column: 0, entry: m.pendingConfirmation },
  confirmando: { column: 0, entry: m.pendingConfirmation },
  pendiente_confirmacion: { column: 0, entry: m.pendingConfirmation },
  desconocida: { column: 0, entry: m.pendingConfirmation },
  aprobada: { column: 1, entry: null },
  rechazada: { column: 2, entry: m.notApproved },
  abortada: { column: 2, entry: m.aborted },
  tiempo_agotado: { column: 2, entry: m.timedOut },
  error_formulario: { column: 2, entry: m.formFailed },
  cerrada_sin_respuesta: { column: 2, entry: m.pendingConfirmation },
  // a refund is compared when it is made
  reversada: { column: null, entry: m.returned },
  anulada: { column: null, entry: m.refunded },
  anulada_parcial: { column: null, entry: m.refunded },
}

/** Returns the change of a payment by an answer. `undecided` is the next state when the answer decides nothing. */
export function outcomeOf(word: Word, payment: Standing, undecided: PaymentStatus | null = null): Outcome {
  const { column } = states[payment.estado]
  const cell = column === null ? none : table[word][column]
  const outcome = typeof cell === 'function' ? cell(payment) : cell
  if (outcome.estado !== undefined || undecided === null) return outcome
  return paymentTransitions[payment.estado].includes(undecided) ? { ...outcome, estado: undecided } : outcome
}

/**
 * Nothing was committed: ends immediately when the buyer or we gave up, otherwise when no form can be open any more
 * (rule payments/sweep).
 */
function endOfWaiting(payment: Standing): Outcome {
  const { flujo, motivo, creado_en, confirmando_en } = payment
  if (motivo !== null || flujo === 'aborted') return { estado: s.aborted }
  if (flujo === 'timeout') return { estado: s.timedOut }
  if (flujo === 'form_error') return { estado: s.formFailed }
  // our own commit may still be in progress, whatever an answer to someone else has made of the state meanwhile
  if (confirmando_en !== null && minutesSince(confirmando_en, payment) < limits.sweptAfterMinutes) return none
  return minutesSince(creado_en, payment) >= limits.timeOutMinutes ? { estado: s.timedOut } : none
}

/**
 * Whether an open form of a provider that charges there has to be closed before this payment may end: the buyer has come
 * back from it, we gave it up, or its time is over. As long as it is open, whoever finds its address can still pay.
 */
export function isFormOver(payment: Standing): boolean {
  const { estado, flujo, motivo, creado_en } = payment
  const hasLeft = motivo !== null || (flujo !== null && flujo !== 'empty')
  return estado !== s.redirected || hasLeft || minutesSince(creado_en, payment) >= limits.timeOutMinutes
}

/**
 * Returns the buyer's message for a payment; null when it pays their reservation. `vci` only chooses the wording
 * (rule payments/paid-means).
 */
export function messageFor({ estado, motivo, vci }: Pick<Standing, 'estado' | 'motivo'> & { vci: string | null }) {
  if (estado === s.approved && motivo !== null) return m.pendingConfirmation // a person or a refund works on it
  if (estado === s.rejected && vci === 'TSY') return m.orderRejected
  if (estado === s.aborted && motivo === 'ya_pagada') return m.alreadyProcessed
  if (estado === s.aborted && motivo === 'no_disponible') return m.itemUnavailable
  return states[estado].entry
}

/** A consequence of an outcome, in the same transaction. */
export type Effect =
  | 'receipt'
  /** 23 becomes 24; when the reservation no longer waits, the money is refunded instead. */
  | 'reserve'
  /** Money that pays nothing is refunded in full automatically, and the house is informed. */
  | 'giveBack'
  | 'difference'
  /** A client who left at "we are checking" was promised a mail. */
  | 'notPaidMail'

interface Circumstances {
  /** The reservation waits for exactly this payment. */
  isWanted: boolean
  /** The buyer does not see the answer. */
  isBuyerGone: boolean
}

const promised: readonly PaymentStatus[] = [s.rejected, s.aborted, s.timedOut]

/** Returns the effects: only a payment approved as requested, whose reservation waits for it, reserves. */
export function effectsOf(outcome: Outcome, before: Standing, { isWanted, isBuyerGone }: Circumstances): Effect[] {
  const { estado: to, motivo: flaw, difference } = outcome
  const paysIt = isWanted && before.motivo === null
  const wasInDoubt = doubtfulStatuses.includes(before.estado)
  return [
    ...(to === s.approved ? (['receipt'] as const) : []),
    ...(to === s.approved && !flaw ? ([paysIt ? 'reserve' : 'giveBack'] as const) : []),
    ...(difference ? (['difference'] as const) : []),
    ...(isBuyerGone && wasInDoubt && to && promised.includes(to) ? (['notPaidMail'] as const) : []),
  ]
}

/**
 * What triggers the work on a payment: the returning buyer, their result page, the sweeper, the review, the daily
 * comparison.
 */
export type Occasion = 'return' | 'result' | 'sweep' | 'review' | 'comparison'

/**
 * `claim` and `settle` are the two short transactions around a commit; no lock is held between them. If our process
 * dies after `claim`, the payment is `confirmando` and the sweeper asks for its status; before it, nothing was charged.
 */
export type Step = 'claim' | 'commit' | 'ask' | 'settle' | 'wait' | 'close' | 'done'

/** The result of the first transaction (rule payments/one-charge). */
export type Claim =
  /** Nobody else may commit, and the item is held until the result is stored. */
  | 'commit'
  /** The item is no longer available: nothing is charged. */
  | 'given_up'
  /** Another payment of the reservation is being committed. */
  | 'later'
  /** Another payment is in doubt. */
  | 'barred'
  /** Already handled: the buyer came back twice. */
  | 'settled'

type Claimed = Pick<Standing, 'estado' | 'flujo' | 'motivo'> & Payer

/**
 * Whether a payment may be committed now; the caller holds the locks of item, request and payment. Of two concurrent
 * calls, one may.
 */
export function claimOf(payment: Claimed, others: readonly Claimed[], isWanted: boolean): Claim {
  if (payment.estado !== s.redirected || payment.flujo !== 'normal' || payment.motivo !== null) return 'settled'
  const waited = others.filter((other) => waitsFor(payment, other))
  if (waited.some(isUnsettled)) return waited.some(({ estado }) => estado === s.confirming) ? 'later' : 'barred'
  return isWanted ? 'commit' : 'given_up'
}

export interface Position<Row> {
  occasion: Occasion
  /** The buyer's current return; the row may hold an earlier one. */
  flow: Flow | null
  row: Row
  claim: Claim | null
  /** The answer to the commit, and the last answer. */
  committed: Word | null
  heard: Word | null
  /** Remaining status queries after an inconclusive commit. */
  asksLeft: number
  /** Whether waiting for other callers has timed out. */
  isTimeUp: boolean
  isSettled: boolean
}

export type Seen = Standing & { consultado_en: Date | null }

/** Returns the next step of a payment. Only one step charges: `commit`, after a claim that allows it. */
export function nextStep(at: Position<Seen>): Step {
  const { occasion, row, claim, committed, heard } = at
  if (at.isSettled) return occasion === 'sweep' && endByTime(row, heard) ? 'close' : 'done'
  if (heard !== null) {
    if (committed !== null && at.asksLeft > 0 && !isEnough(committed, heard)) return 'ask'
    const changesNothing = occasion === 'review' || occasion === 'comparison'
    return changesNothing && !isTold(heard) ? 'done' : 'settle'
  }
  if (claim === null) return firstStep[occasion](at)
  if (claim === 'later') return at.isTimeUp ? 'done' : 'claim'
  return claim === 'settled' ? whileConfirming(at) : afterClaim[claim]
}

const afterClaim = { commit: 'commit', given_up: 'ask', barred: 'done' } as const

/** A second return shows the result that the first one stores. */
const whileConfirming = ({ row, isTimeUp }: Position<Seen>): Step =>
  row.estado === s.confirming && !isTimeUp ? 'wait' : 'done'

const isAtForm = ({ estado }: Standing) => estado === s.redirected
const isInDoubt = ({ estado }: Standing) => doubtfulStatuses.includes(estado)

/**
 * Returns the first step on each occasion. Only a normal return leads to a commit; for other returns the status is
 * queried.
 */
const firstStep: Record<Occasion, (at: Position<Seen>) => Step> = {
  return(at) {
    if (at.row.flujo === 'normal') return isAtForm(at.row) ? 'claim' : whileConfirming(at)
    return isAtForm(at.row) || isInDoubt(at.row) ? 'ask' : 'done'
  },
  result({ row }) {
    if (isAtForm(row) && row.flujo === 'normal' && row.motivo === null) return 'claim'
    const seconds = (since: Date | null) => (since ? minutesSince(since, row) * 60 : Number.POSITIVE_INFINITY)
    const isAtWork = row.estado === s.confirming && seconds(row.confirmando_en) < 20
    const isAsked = seconds(row.consultado_en) < 2
    return (isInDoubt(row) || (isAtForm(row) && row.flujo !== null)) && !isAtWork && !isAsked ? 'ask' : 'done'
  },
  sweep: ({ row }) => (row.estado === s.created ? 'close' : 'ask'),
  review: () => 'ask',
  comparison: () => 'ask',
}

const silences: readonly Word[] = ['silent', 'refused', 'too_old', 'credentials', 'not_sent'] satisfies Silence[]

/** Whether the provider has given an answer. */
export const isTold = (word: Word): word is Verdict => !silences.includes(word)

/** Whether the answers so far are conclusive. After a commit without an answer, "waiting" may be premature. */
function isEnough(committed: Word, heard: Word): boolean {
  if (isTold(committed) || committed === 'credentials' || committed === 'not_sent') return true
  return isTold(heard) && (heard !== 'waiting' || committed !== 'silent')
}

/** Returns the state of an undecided payment; null keeps it. A possible charge is in doubt. */
export function undecidedAt({ occasion, flow, row, claim, committed, heard }: Position<Seen>): PaymentStatus | null {
  if (committed !== null)
    return heard !== null && isTold(heard) && committed !== 'silent' ? s.pendingConfirmation : s.unknown
  if (claim === 'given_up') return s.unknown
  if (occasion === 'return') return flow === 'empty' ? null : s.unknown
  if (occasion !== 'sweep' || heard === 'waiting') return null
  const isLate = row.estado === s.confirming || minutesSince(row.creado_en, row) > limits.timeOutMinutes
  return isLate ? s.unknown : null
}

/** Returns how the sweeper ends a payment without further answers; null when it does not. */
export function endByTime(payment: Standing, heard: Word | null): (Outcome & { estado: PaymentStatus }) | null {
  if (payment.estado === s.created) return { estado: s.formFailed } // without a token nothing can be charged
  const isOver = heard === 'too_old' || minutesSince(payment.creado_en, payment) > limits.statusDays * 24 * 60
  return isOver && isInDoubt(payment) ? { estado: s.closedWithoutAnswer, difference: d.noAnswer } : null
}
