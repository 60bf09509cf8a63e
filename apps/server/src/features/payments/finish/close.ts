import type { Anyone } from '#core/base/actor.ts'
import { inTransaction } from '#core/database/database.ts'
import { reportDifference } from '../alarm.ts'
import type { PaymentDeps } from '../deps.ts'
import { move } from '../move.ts'
import * as shared from '../queries.ts'
import { endByTime, type Word } from '../rules/provider-answers.ts'

/** Ends a payment that the provider cannot report on: one it never received, or one older than seven days. */
export function close(
  deps: PaymentDeps,
  by: Anyone,
  { id }: shared.Payment,
  heard: Word | null,
): Promise<shared.Payment> {
  return inTransaction(deps.db, async (db) => {
    const payment = await shared.lockPayment(db, id)
    const end = endByTime(payment, heard)
    if (!end) return payment
    const closed = await move(db, by, payment, end.estado)
    if (end.difference) await reportDifference(db, deps, by, closed, end.difference, { desde: payment.creado_en })
    return closed
  })
}
