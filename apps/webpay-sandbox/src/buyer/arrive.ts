import { isPending, stateAt } from '../rules/lifecycle.ts'
import { recordEvent } from '../state/events.ts'
import { updatePayment } from '../state/payments.ts'
import { onPayment, type Scene } from '../state/scene.ts'
import type { SandboxDb } from '../state/tables.ts'
import { deadEnd, leave, plannedOutcome } from './leave.ts'
import type { Next } from './next.ts'

/** The form with the time that is left for it. */
export function formOf({ payment, now, switches }: Scene): Next {
  const since = (payment.opened_at ?? now).getTime()
  const secondsLeft = Math.max(0, Math.ceil((since + switches.formLimit * 1000 - now.getTime()) / 1000))
  return { to: 'form', payment, secondsLeft }
}

/** The buyer comes from the shop with their token. Null means there is no such token. */
export const openForm = (db: SandboxDb, token: string): Promise<Next | null> =>
  onPayment(db, token, async (scene) => {
    const { payment, switches, now } = scene
    const isAgain = payment.state === 'opened' && stateAt(payment, now, switches) === 'opened'
    if (isAgain && switches.reopened === 'form_error') return leave(scene, 'form_error', await plannedOutcome(scene))
    return step(
      scene,
      async (opened) => formOf(opened),
      async (decided) => deadEnd(decided),
    )
  })

type Work = (scene: Scene) => Promise<Next>

/**
 * Something that the buyer does in the form, if it is open; `again` answers when they have already decided. Null means no
 * such token.
 */
export const inForm = (
  db: SandboxDb,
  token: string,
  work: Work,
  again: Work = async (scene) => deadEnd(scene),
): Promise<Next | null> => onPayment(db, token, (scene) => step(scene, work, again))

/** The buyer looks at the form. Null means there is no such token. */
export const lookAtForm = (db: SandboxDb, token: string) => inForm(db, token, async (scene) => formOf(scene))

async function step(scene: Scene, work: Work, again: Work): Promise<Next> {
  const { db, payment, now, switches } = scene
  const state = stateAt(payment, now, switches)
  if (state === 'opened') return work(scene)
  if (state === 'created') {
    await recordEvent(db, now, payment.token, 'opened')
    return work({ ...scene, payment: await updatePayment(db, payment.token, { state: 'opened', opened_at: now }) })
  }
  if (isPending(state)) return again(scene)
  // The form was open too long: whatever the buyer presses now, they go back with the time-out.
  if (state === 'expired' && payment.state === 'opened') return timeOut(scene)
  return deadEnd(scene)
}

/** Ends the form for lack of time. */
export async function timeOut(scene: Scene): Promise<Next> {
  const { db, payment, now } = scene
  const timedOut = await updatePayment(db, payment.token, { state: 'timed_out' })
  await recordEvent(db, now, payment.token, 'timed_out')
  return leave({ ...scene, payment: timedOut }, 'timeout', await plannedOutcome(scene))
}
