import { machineMessages } from '@portal/contract/machines/messages'
import { RequestStatus } from '@portal/contract/marketplace/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal, refuseIf } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { refuseStale } from '#core/records/versions.ts'
import { allowedTransitions } from '#features/marketplace/rules/allowed-transitions.ts'
import type { RequestDeps } from '../deps.ts'
import { expireDue } from '../expiry/expire.ts'
import { around } from '../expiry/queries.ts'
import { changedMail, payBy, paymentMail, reservedMail, type Subject } from '../mail/client.ts'
import { post } from '../mail/send.ts'
import { announce, move } from '../move.ts'
import { actorsFor, type RequestScope, requestScopeOf } from '../policy.ts'
import * as shared from '../queries.ts'
import { withReservationRefusals } from '../refusals.ts'
import { aboutOf, lockRequestAndItem, type Place } from '../request-and-item.ts'
import { readHold } from '../reservations/queries.ts'
import { acknowledge } from '../send/store.ts'
import { changeFor } from './effects.ts'
import { type Change, refusalOfFields } from './rules.ts'
import { endSiblings } from './sell.ts'

export type ChangeDeps = Pick<RequestDeps, 'db' | 'env' | 'secrets' | 'mails' | 'company' | 'payments'>

/**
 * Changes the state of a request as its staff or the owner of its item. Serialised by the lock of the item's row.
 * Refuses it when someone saved after `version`. `scope`: where only some of their requests may be named.
 */
export async function changeStatus(
  deps: ChangeDeps,
  actor: Actor,
  form: Change,
  scope: RequestScope = requestScopeOf(actor),
): Promise<void> {
  const found = await shared.findRequest(deps.db, scope, form.solicitud_clasificado_id)
  if (!found) throw new Refusal(machineMessages.requestAbsent)
  await expireDue(deps, around(found))
  const writing = inTransaction(deps.db, async (db) => {
    const place = await lockRequestAndItem(db, found)
    refuseStale(place.request, form.version)
    await changeLocked(db, deps, actor, place, form)
  })
  return withReservationRefusals(writing)
}

async function changeLocked(db: Db, deps: ChangeDeps, actor: Actor, place: Place, form: Change): Promise<void> {
  const { request, item } = place
  const allowed = allowedTransitions(request, actorsFor(actor, item?.usuario_id ?? null, request))
  const transition = allowed.find(({ to }) => to === form.estado_id)
  if (!transition) throw new Refusal(machineMessages.transitionNotAllowed)
  refuseIf(refusalOfFields(transition, form))

  const change = await changeFor(db, deps, actor, place, form)
  const after = await move(db, actor, request, {
    to: form.estado_id,
    author: 'personal',
    comment: form.comentario,
    isVisible: form.es_visible,
    change,
  })
  if (item && after.estado_id === RequestStatus.sold) await endSiblings(db, deps, actor, { request: after, item })
  const isForRent = item?.entidad === 'propiedad' && item.es_arriendo
  await tellClient(db, deps, { ...aboutOf(after, item), isForRent }, request.estado_id, form)
  await announce(db, item)
}

type Told = Subject & { ownerId: number | null; isForRent: boolean }

/** Status mails are in the language of the request, not of the actor. */
async function tellClient(db: Db, deps: ChangeDeps, about: Told, from: RequestStatus, form: Change): Promise<void> {
  const to = about.request.estado_id
  if (from === RequestStatus.sent) {
    // released from quarantine counts as received; a cancelled one was spam
    if (to === RequestStatus.pendingContact) await acknowledge(db, deps, about, about.request.mensaje)
    return
  }
  if (to === RequestStatus.deletedByUser) return
  if (to === RequestStatus.reservedPendingPayment) {
    const path = deps.payments.paymentPath(await readHold(db, about.request.id))
    return post(db, deps, paymentMail(deps, about, { path, by: await payBy(db, deps, about.request) }))
  }
  if (to === RequestStatus.reserved) return post(db, deps, reservedMail(deps, about))
  return post(db, deps, changedMail(deps, about, form.es_visible ? form.comentario : ''))
}
