import { PaymentStatus } from '@portal/contract/payments/states'
import type { Anyone } from '#core/actor.ts'
import { inTransaction } from '#core/database.ts'
import { move, write } from '../move.ts'
import type { PaymentParts } from '../parts.ts'
import * as shared from '../queries.ts'
import { isForReservation, reasonNotToTake } from '../rules/reserve.ts'
import { isUnsettled, waitsFor } from '../rules/start.ts'

export interface Claim {
  /**
   * `commit`: nobody else may, and the item is held until it is stored what came of it. `given_up`: the item is not to be
   * had any more, so nothing is charged. `later`: another payment of the reservation is being committed. `barred`: one is in
   * doubt. `settled`: not ours to do.
   */
  does: 'commit' | 'given_up' | 'later' | 'barred' | 'settled'
  payment: shared.Payment
}

/** The first of the two short transactions around a commit (decision 38; A5.3). Of two at once, one gets `commit`. */
export function claimCommit(
  { db, hooks }: PaymentParts,
  by: Anyone,
  { id, solicitud_id }: shared.Payment,
): Promise<Claim> {
  return inTransaction(db, async (db): Promise<Claim> => {
    const reservation = await hooks.lockReservation(db, solicitud_id)
    const payment = await shared.lockPayment(db, id)
    const isOurs = payment.estado === PaymentStatus.redirected && payment.flujo === 'normal' && payment.motivo === null
    if (!isOurs) return { does: 'settled', payment }

    const others = (await shared.listPaymentsOf(db, solicitud_id)).filter((other) => other.id !== id)
    const waited = others.filter((other) => waitsFor(payment, other))
    const isBusy = waited.some(({ estado }) => estado === PaymentStatus.confirming)
    if (waited.some(isUnsettled)) return { does: isBusy ? 'later' : 'barred', payment }
    const eventId = await shared.reservationEvent(db, solicitud_id)
    if (!isForReservation(payment, reservation, eventId)) {
      const motivo = reasonNotToTake(payment, others)
      return { does: 'given_up', payment: await write(db, by, payment, { motivo }) }
    }
    const claimed = await move(db, by, payment, PaymentStatus.confirming, { confirmando_en: payment.ahora })
    return { does: 'commit', payment: claimed }
  })
}
