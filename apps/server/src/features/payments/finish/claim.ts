import { PaymentStatus } from '@portal/contract/payments/states'
import type { Anyone } from '#core/base/actor.ts'
import { inTransaction } from '#core/database/database.ts'
import type { PaymentDeps } from '../deps.ts'
import { move, write } from '../move.ts'
import * as shared from '../queries.ts'
import { type Claim, claimOf } from '../rules/provider-answers.ts'
import { isForReservation, reasonNotToTake } from '../rules/reserve.ts'

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
    const isWanted = isForReservation(payment, reservation, await shared.reservationEvent(db, solicitud_id))
    const does = claimOf(payment, others, isWanted)
    if (does === 'given_up')
      return { does, payment: await write(db, by, payment, { motivo: reasonNotToTake(payment, others) }) }
    if (does !== 'commit') return { does, payment }
    const claimed = await move(db, by, payment, PaymentStatus.confirming, { confirmando_en: payment.ahora })
    return { does, payment: claimed }
  })
}
