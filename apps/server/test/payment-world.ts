import { PaymentStatus, paymentTransitions } from '@portal/contract/payments/states'
import { expect } from 'vitest'
import { run } from '../src/features/payments/finish/finish.ts'
import {
  claimOf,
  type Effect,
  effectsOf,
  endByTime,
  isFormOver,
  type Occasion,
  outcomeOf,
  type Position,
  type Seen,
  undecidedAt,
  type Word,
} from '../src/features/payments/rules/provider-answers.ts'
import { reasonNotToTake } from '../src/features/payments/rules/reserve.ts'
import type { Flow } from '../src/features/payments/rules/returns.ts'
import type { Payer } from '../src/features/payments/rules/start.ts'

// The loop and the table that the portal runs by, over rows in memory and a provider that answers anything or nothing.

const s = PaymentStatus
export const minute = 60_000
export const day = 24 * 60 * minute
const askedAfterCommit = 4

interface Row extends Seen, Payer {
  id: number
  evento_id: number
}

/** What the provider does with one call: what it shall, or that and no answer, or nothing and no answer, or it says anything. */
export type Mood = 'honest' | 'lost_after' | 'lost_before' | Word

/** What a payment is at the provider. */
export type Truth = 'at_form' | 'paid_at_form' | 'authorized' | 'failed' | 'aborted' | 'closed'

const silences: Word[] = ['silent', 'refused', 'too_old', 'credentials', 'not_sent']
export const words: Word[] = [
  ...silences,
  ...(['paid', 'other_amount', 'other_order', 'incomplete', 'rejected', 'aborted', 'waiting'] as const),
  ...(['at_form', 'expired'] as const),
  ...(['reversed', 'nullified', 'partly_nullified', 'pending'] as const),
]

const told: Record<Truth, Word> = {
  at_form: 'waiting',
  paid_at_form: 'waiting',
  authorized: 'paid',
  failed: 'rejected',
  aborted: 'waiting',
  closed: 'expired',
}

class Killed extends Error {}

/** One reservation, its payments here and at the provider. */
export class World {
  now = 0
  isWaiting = true
  rows: Row[]
  truths: Truth[]
  commits: number[]
  effects: [id: number, effect: Effect][] = []
  heardPaid = new Set<number>()
  /** Whether its form charges, until it is closed (rule payments/charging-form). */
  isCharging = false

  constructor(payers: readonly Payer[]) {
    this.rows = payers.map((payer, id) => ({
      ...{ ...payer, id, evento_id: 1, estado: s.redirected, flujo: null, motivo: null },
      ...{ creado_en: new Date(0), confirmando_en: null, consultado_en: null, ahora: new Date(0) },
    }))
    this.truths = payers.map(() => 'at_form')
    this.commits = payers.map(() => 0)
  }

  read(id: number): Row {
    return { ...this.rows[id]!, ahora: new Date(this.now) }
  }

  change(id: number, change: Partial<Row>): Row {
    const before = this.rows[id]!
    const to = change.estado ?? before.estado
    if (to !== before.estado) expect(paymentTransitions[before.estado]).toContain(to)
    this.rows[id] = { ...before, ...change }
    return this.read(id)
  }

  /** How a buyer comes back is written down as `arrive` does. */
  note(id: number, flow: Flow): Row {
    const { estado, flujo } = this.rows[id]!
    if (estado !== s.redirected || (flujo !== null && flujo !== 'empty')) return this.read(id)
    return this.change(id, { flujo: flow })
  }

  /** The buyer pays at a form that charges, if it is open. */
  payAtForm(id: number): void {
    if (this.truths[id] === 'at_form') this.truths[id] = 'authorized'
  }

  /** What a provider answers whose form charges; a commit only closes it. */
  asksCharging(id: number, mood: Mood, closes: boolean): Word {
    if (mood === 'lost_before') return 'silent'
    if (silences.includes(mood as Word)) return mood as Word
    if (closes && this.truths[id] === 'at_form') this.truths[id] = 'closed'
    if (mood === 'lost_after') return 'silent'
    const truth = this.truths[id]!
    return truth === 'at_form' ? 'at_form' : told[truth]
  }

  asks(id: number, mood: Mood, isCommit: boolean): Word {
    if (this.isCharging) return this.asksCharging(id, mood, isCommit)
    if (isCommit) this.commits[id]!++
    if (mood === 'lost_before') return 'silent'
    if (silences.includes(mood as Word)) return mood as Word
    const before = this.truths[id]!
    if (isCommit && before === 'paid_at_form') this.truths[id] = 'authorized'
    if (mood === 'lost_after') return 'silent'
    if (mood !== 'honest') return mood
    if (!isCommit) return told[before]
    return before === 'aborted'
      ? 'aborted'
      : before === 'paid_at_form' || before === 'failed'
        ? told[this.truths[id]!]
        : 'refused'
  }

  settle(at: Position<Row>): Row {
    const before = this.read(at.row.id)
    if (before.estado === s.approved && at.row.estado !== s.approved) return before
    const { id } = this.change(before.id, { consultado_en: before.ahora })
    const outcome = outcomeOf(at.heard!, before, undecidedAt(at))
    const { estado: to = before.estado, motivo: flaw } = outcome
    const isApproved = to === s.approved && before.estado !== to
    const others = this.rows.filter((row) => row.id !== id)
    const motivo = flaw ?? before.motivo ?? (this.isWaiting ? null : reasonNotToTake(before, others))
    this.change(id, { estado: to, ...(isApproved && { motivo }) })
    const circumstances = { isWanted: this.isWaiting, isBuyerGone: at.occasion === 'sweep' }
    for (const effect of effectsOf(outcome, before, circumstances)) {
      this.effects.push([id, effect])
      if (effect === 'reserve') this.isWaiting = false
    }
    return this.read(id)
  }
}

export interface Visit {
  id: number
  occasion: Occasion
  flow: Flow
  /** What the provider does with each call of this visit; the last one for all further calls. */
  moods: Mood[]
  /** The process that serves it dies after so many transactions and calls. */
  steps: number
}

export const most = 30

/** One visit: the loop as the portal runs it, each step at its turn. */
export async function visit(world: World, { id, occasion, flow, moods, steps }: Visit, turn: () => Promise<void>) {
  let [taken, asked] = [0, 0]
  const step = async <T>(act: () => T): Promise<T> => {
    await turn()
    if (++taken > steps) throw new Killed()
    expect(taken, 'a visit does not end').toBeLessThan(most)
    return act()
  }
  const mood = () => moods[Math.min(asked++, moods.length - 1)]!
  const hear = (word: Word) => {
    if (word === 'paid') world.heardPaid.add(id)
    return word
  }
  const row = await step(() => (occasion === 'return' ? world.note(id, flow) : world.read(id)))
  const start: Position<Row> = {
    ...{ occasion, flow: occasion === 'return' ? flow : null, row, claim: null, committed: null, heard: null },
    ...{ asksLeft: askedAfterCommit, isTimeUp: false, isSettled: false },
  }
  let waited = 0
  await run(start, {
    claim: () =>
      step(() => {
        const row = world.read(id)
        const others = world.rows.filter((other) => other.id !== id)
        const claim = claimOf(row, others, world.isWaiting)
        const isTimeUp = ++waited > 5
        if (claim === 'given_up')
          return { claim, isTimeUp, row: world.change(id, { motivo: reasonNotToTake(row, others) }) }
        if (claim !== 'commit') return { claim, isTimeUp, row }
        return { claim, isTimeUp, row: world.change(id, { estado: s.confirming, confirmando_en: row.ahora }) }
      }),
    commit: () =>
      step(() => {
        const word = hear(world.asks(id, mood(), true))
        return { committed: word, heard: word }
      }),
    async ask({ row, asksLeft }) {
      let word = await step(() => world.asks(id, mood(), false))
      if (word === 'at_form' && world.isCharging && isFormOver(row))
        word = await step(() => world.asksCharging(id, mood(), true))
      return { heard: hear(word), asksLeft: asksLeft - 1 }
    },
    settle: (at) => step(() => ({ row: world.settle(at), isSettled: true })),
    wait: () => step(() => ({ row: world.read(id), isTimeUp: ++waited > 5 })),
    close: ({ heard }) =>
      step(() => {
        const end = endByTime(world.read(id), heard)
        return { row: end ? world.change(id, { estado: end.estado }) : world.read(id), isSettled: true }
      }),
  }).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error
  })
}

export const client: Payer = { enlace_version: 1, ip: '192.0.2.1' }
export const stranger: Payer = { enlace_version: null, ip: '198.51.100.7' }
