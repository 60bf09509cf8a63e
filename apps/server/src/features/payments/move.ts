import { coreMessages } from '@portal/contract/core/core-messages'
import { type PaymentStatus, paymentTransitions } from '@portal/contract/payments/states'
import type { Anyone, Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import * as queries from './queries.ts'

/** The caller of background work. */
export const systemCaller = (task: string): Caller => ({ ip: '', requestId: `payments.${task}` })

/**
 * Moves a locked payment to another state, with its audit row. Throws for a move that is not in the table of states.
 */
export async function move(
  db: Db,
  by: Anyone,
  before: queries.Payment,
  to: PaymentStatus,
  change: queries.PaymentChange = {},
): Promise<queries.Payment> {
  if (!paymentTransitions[before.estado].includes(to))
    throw new Error(`a payment does not go from ${before.estado} to ${to}`)
  return write(db, by, before, { ...change, estado: to })
}

/** Changes a locked payment without a change of state. */
export async function write(
  db: Db,
  by: Anyone,
  before: queries.Payment,
  change: queries.PaymentChange,
): Promise<queries.Payment> {
  const after = await queries.updatePayment(db, before, change)
  if (!after) throw new Refusal(coreMessages.changedByOther)
  await audit(db, by, 'payments.changed', before, after)
  return after
}

/** Returns a payment for its audit row, without the token that opens it at the provider. */
export function audit(
  db: Db,
  by: Anyone,
  action: string,
  before: queries.Payment | null,
  after: queries.Payment,
): Promise<void> {
  return record(db, by, {
    action,
    entity: 'pago',
    id: after.id,
    before: before && audited(before),
    after: audited(after),
    announces: [{ area: 'solicitudes' }],
  })
}

const audited = ({ token: _, session_id: __, retorno: ___, ahora: ____, ...rest }: queries.Payment) => rest
