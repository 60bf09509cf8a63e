import type { Of } from '@portal/contract/core/fields'
import { OrderEventKind } from '@portal/contract/production/constants'
import { productionMessages as m } from '@portal/contract/production/messages'
import type { OrderMoveSchema } from '@portal/contract/production/schemas'
import { stepColumns } from '@portal/contract/production/step-dates'
import { ProductionStep } from '@portal/contract/production/steps'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { lockedOrder, note, orderToChange, savedOf } from '../changes.ts'
import type { ProductionDeps } from '../deps.ts'
import { movesOf } from '../policy.ts'
import * as queries from '../queries.ts'
import { tellClient } from './mails.ts'
import { hasAllSerials } from './queries.ts'

type Deps = Pick<ProductionDeps, 'db' | 'env' | 'mails' | 'secrets'>
type Form = Of<typeof OrderMoveSchema>

/**
 * Moves an order one step forward, and tells its client in the same transaction, or one step back with a reason. Throws
 * `changedByOther` with the stored row when someone changed it since `version`, `moveNotAllowed` for any other step,
 * `reasonRequired` without a reason, `blocked` when the first step has no permit, `voided` for a voided order,
 * `serialsMissing` when a ready order lacks serial numbers.
 */
export const moveOrder = (deps: Deps, actor: Actor, id: number, form: Form) =>
  inTransaction(deps.db, async (db) => {
    const before = await orderToChange(db, actor, id, form.version)
    return savedOf(await moveLocked(deps, db, actor, before, form))
  })

/** The same for one of many, whatever its version: the row is locked, and its step decides. */
export async function moveOne(deps: Deps, db: Db, actor: Actor, id: number, paso: ProductionStep): Promise<void> {
  const before = await lockedOrder(db, actor, id)
  if (before.anulada_en) throw new Refusal(m.voided)
  await moveLocked(deps, db, actor, before, { paso, motivo: '' })
}

async function moveLocked(
  deps: Deps,
  db: Db,
  actor: Actor,
  before: queries.StoredOrder,
  { paso: to, motivo: reason, transportista, seguimiento }: Omit<Form, 'version'>,
): Promise<queries.StoredOrder> {
  const move = movesOf(actor, before).find((each) => each.to === to)
  if (!move) throw new Refusal(m.moveNotAllowed)
  if (move.needsReason && reason === '') throw fieldRefusal('motivo', m.reasonRequired)
  if (!move.needsReason) await refuseForward(db, actor, before, to)
  const now = queries.now()
  const after = await queries.changeOrder(db, scopeOf(actor), before.id, {
    paso: to,
    paso_en: now,
    ...(move.needsReason ? { [stepColumns[before.paso]]: null } : { [stepColumns[to]]: now }),
    ...(transportista !== undefined && { transportista }),
    ...(seguimiento !== undefined && { seguimiento }),
  })
  const happened = { action: 'orders.moved', tipo: OrderEventKind.moved, de: before.paso, a: to, comentario: reason }
  await note(db, actor, { ...happened, before, after })
  if (!move.needsReason) await tellClient(deps, db, after)
  return after
}

/** The permit is asked for again with the first step: it may have ended since the order was received. */
async function refuseForward(db: Db, actor: Actor, order: queries.StoredOrder, to: ProductionStep): Promise<void> {
  if (to === ProductionStep.planned && (await queries.isBlocked(db, scopeOf(actor), order.id)))
    throw new Refusal(m.blocked)
  if (to === ProductionStep.ready && !(await hasAllSerials(db, order.cotizacion_id)))
    throw new Refusal(m.serialsMissing)
}
