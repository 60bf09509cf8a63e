import type { Of } from '@portal/contract/core/fields'
import { OrderEventKind } from '@portal/contract/production/constants'
import { productionMessages as m } from '@portal/contract/production/messages'
import type { OrderUpdateSchema } from '@portal/contract/production/schemas'
import { isInOrder } from '@portal/contract/production/step-dates'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { note, orderToChange, savedOf } from './changes.ts'
import { changeOrder } from './queries.ts'

/**
 * Stores the planned days of an order (where the house is), its carrier and tracking number. Throws `changedByOther`
 * with the stored row when someone changed it since `version`, `voided` for a voided order, `datesInvalid` for days
 * against the order of the steps.
 */
export const planOrder = (
  db: Db,
  actor: Actor,
  id: number,
  { version, ...plan }: Of<typeof OrderUpdateSchema>,
): Promise<ReturnType<typeof savedOf>> =>
  inTransaction(db, async (db) => {
    if (!isInOrder(plan)) throw fieldRefusal('entrega_prevista', m.datesInvalid)
    const before = await orderToChange(db, actor, id, version)
    const after = await changeOrder(db, scopeOf(actor), id, plan)
    await note(db, actor, { action: 'orders.planned', tipo: OrderEventKind.planned, before, after })
    return savedOf(after)
  })
