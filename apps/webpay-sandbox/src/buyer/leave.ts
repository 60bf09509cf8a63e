import type { Outcome } from '../rules/plans.ts'
import { type Flow, tripOf } from '../rules/returns.ts'
import { recordEvent } from '../state/events.ts'
import { takeOutcome } from '../state/plans.ts'
import type { Scene } from '../state/scene.ts'
import type { Next } from './next.ts'

/** What was planned for the end of this buyer's part. It is used up by asking. */
export const plannedOutcome = ({ db, payment, now }: Scene): Promise<Outcome | null> =>
  takeOutcome(db, { token: payment.token, buyOrder: payment.buy_order, amount: payment.amount }, now)

/** Ends the buyer's part: back to the shop by this flow, unless another way, or none, was planned. */
export async function leave(
  { db, payment, now, switches }: Scene,
  usual: Flow | 'none',
  outcome: Outcome | null,
): Promise<Next> {
  const flow = outcome?.returnFlow ?? usual
  if (flow === 'none') {
    await recordEvent(db, now, payment.token, 'left')
    return { to: 'nowhere', payment }
  }
  const trip = tripOf(payment, flow, switches, outcome?.returnMethod)
  await recordEvent(db, now, payment.token, 'sent_back', { flow, method: trip.method })
  const extra = {
    count: outcome?.extraReturns ?? switches.extraReturns,
    delayMs: outcome?.extraReturnsDelay ?? switches.extraReturnsDelay,
  }
  return { to: 'shop', payment, trip, extra }
}

/**
 * A page that time or an earlier end has closed. The real one sends whoever continues from there back with four
 * parameters.
 */
export function deadEnd({ payment, switches }: Scene): Next {
  const trip = switches.endedReturn === 'none' ? null : tripOf(payment, 'form_error', switches)
  return { to: 'dead_end', payment, trip }
}
