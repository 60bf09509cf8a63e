import { type Card, type Installments, lastFour, paymentTypeOf } from '../rules/cards.ts'
import { decide } from '../rules/decision.ts'
import type { Flow } from '../rules/returns.ts'
import { recordEvent } from '../state/events.ts'
import { updatePayment } from '../state/payments.ts'
import type { Scene } from '../state/scene.ts'
import type { SandboxDb } from '../state/tables.ts'
import { formOf, inForm, timeOut } from './arrive.ts'
import { leave, plannedOutcome } from './leave.ts'
import type { Next } from './next.ts'

/** How the buyer comes back, or that they do not. */
export type Departure = Flow | 'none'

/** The buyer gives their card. Only its last four digits and what kind it is are kept. */
export const giveCard = (db: SandboxDb, token: string, card: Card, installments: Installments) =>
  inForm(db, token, async (scene) => formOf(await keepCard(scene, card, installments)))

/** The buyer has shown their bank who they are. Without a card there is no bank yet. */
export const passBank = (db: SandboxDb, token: string) =>
  inForm(db, token, async (scene) => {
    if (scene.payment.step === 'card') return formOf(scene)
    await recordEvent(scene.db, scene.now, token, 'bank')
    return formOf({ ...scene, payment: await updatePayment(scene.db, token, { step: 'decision' }) })
  })

/** The buyer accepts or rejects the charge; pressed twice, it sends them back twice with the first result. */
export const giveDecision = (db: SandboxDb, token: string, isAccepted: boolean, departure: Departure = 'normal') =>
  inForm(
    db,
    token,
    async (scene) => (scene.payment.step === 'decision' ? settle(scene, isAccepted, departure) : formOf(scene)),
    (scene) => leave(scene, departure, null),
  )

export interface WholePayment {
  card: Card
  installments: Installments
  isAccepted: boolean
  departure: Departure
}

/** Card, bank and decision in one go, for whoever drives the sandbox without a browser. */
export const payAtOnce = (db: SandboxDb, token: string, { card, installments, isAccepted, departure }: WholePayment) =>
  inForm(db, token, async (scene) => settle(await keepCard(scene, card, installments), isAccepted, departure))

/** The buyer presses "anular". */
export const abort = (db: SandboxDb, token: string) =>
  inForm(db, token, async (scene) => {
    const aborted = await updatePayment(scene.db, token, { state: 'aborted' })
    await recordEvent(scene.db, scene.now, token, 'aborted')
    return leave({ ...scene, payment: aborted }, 'abort', await plannedOutcome(scene))
  })

/** As if the time were over. */
export const runOutOfTime = (db: SandboxDb, token: string) => inForm(db, token, timeOut)

/** The form breaks: back with four parameters, or with none at all. Nothing is decided by that. */
export const breakForm = (db: SandboxDb, token: string, flow: 'form_error' | 'empty') =>
  inForm(db, token, async (scene) => leave(scene, flow, await plannedOutcome(scene)))

async function keepCard(scene: Scene, card: Card, installments: Installments): Promise<Scene> {
  const { db, now, payment } = scene
  const type = paymentTypeOf(card, installments)
  await recordEvent(db, now, payment.token, 'card', { kind: card.kind })
  const change = {
    step: 'bank',
    card_last4: lastFour(card),
    payment_type_code: type.code,
    installments_number: type.number,
    is_card_good: card.isGood,
  } as const
  return { ...scene, payment: await updatePayment(db, payment.token, change) }
}

async function settle(scene: Scene, isAccepted: boolean, departure: Departure): Promise<Next> {
  const { db, now, payment } = scene
  const outcome = await plannedOutcome(scene)
  const decided = await updatePayment(db, payment.token, { ...decide(payment, isAccepted, outcome), decided_at: now })
  await recordEvent(db, now, payment.token, 'decided', { state: decided.state })
  return leave({ ...scene, payment: decided }, departure, outcome)
}
