import type { Of } from '@portal/contract/core/fields'
import type { HandOverSchema } from '@portal/contract/item-requests/schemas'
import { machineMessages } from '@portal/contract/machines/messages'
import { RequestKind } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { TransitionActor } from '@portal/contract/marketplace/transitions'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { refuseStale } from '#core/records/versions.ts'
import { type ExpiryDeps, expireDue } from '../expiry/expire.ts'
import { audit, changesOf } from '../move.ts'
import { actorsFor, requestScopeOf } from '../policy.ts'
import * as shared from '../queries.ts'
import { lockRequestAndItem } from '../request-and-item.ts'

/**
 * Records that a rented machine was handed over: its paid reservation (24) ends when the machine is returned (11), not
 * with its first day. Refuses it when someone saved after `version`.
 */
export async function handOver(deps: ExpiryDeps, actor: Actor, form: Of<typeof HandOverSchema>): Promise<void> {
  const found = await shared.findRequest(deps.db, requestScopeOf(actor), form.solicitud_clasificado_id)
  if (!found) throw new Refusal(machineMessages.requestAbsent)
  await expireDue(deps, { requestId: found.id })
  return inTransaction(deps.db, async (db) => {
    const { request, item } = await lockRequestAndItem(db, found)
    refuseStale(request, form.version)
    const isStaff = actorsFor(actor, item?.usuario_id ?? null, request).has(TransitionActor.staff)
    const { tipo, estado_id, vence_en } = request
    const isHeld = tipo === RequestKind.rent && estado_id === RequestStatus.reserved && vence_en !== null
    const after = isStaff && isHeld ? await shared.changeRequest(db, request, { vence_en: null }) : undefined
    if (!after) throw new Refusal(machineMessages.transitionNotAllowed)
    await shared.insertEvent(db, {
      solicitud_id: request.id,
      tipo: 'estado',
      autor: 'personal',
      usuario_id: actor.id,
      de_estado: estado_id,
      a_estado: estado_id,
      comentario: form.comentario,
      ip: actor.ip,
    })
    await audit(db, actor, 'requests.handedOver', request, after, await changesOf(db, after))
  })
}
