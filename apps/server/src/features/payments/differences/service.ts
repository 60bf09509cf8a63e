import { paymentMessages } from '@portal/contract/payments/messages'
import { DifferenceKind } from '@portal/contract/payments/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { listDebtsOf } from '../refunds/queries.ts'
import * as queries from './queries.ts'

export { listDifferences } from './queries.ts'

/**
 * Closes a reviewed difference with the finding. Throws `transactionAbsent` when there is none, `alreadyProcessed` when
 * it is closed, `transferOwed` while a person has to transfer money.
 */
export function closeDifference(db: Db, actor: Actor, id: number, comment: string): Promise<null> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockDifference(db, id)
    if (!before) throw new Refusal(paymentMessages.transactionAbsent)
    if (before.cerrado_en !== null) throw new Refusal(paymentMessages.alreadyProcessed)
    if (before.tipo === DifferenceKind.refundByHand && before.pago_id !== null)
      if ((await listDebtsOf(db, before.pago_id)).length > 0) throw new Refusal(paymentMessages.transferOwed)
    const after = await queries.closeDifference(db, id, actor.id, comment)
    const announces = [{ area: 'diferencias' }]
    await record(db, actor, {
      action: 'payments.differenceClosed',
      entity: 'pago_diferencia',
      id,
      before,
      after,
      announces,
    })
    return null
  })
}
