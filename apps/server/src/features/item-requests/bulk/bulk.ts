import type { Of } from '@portal/contract/core/fields'
import type { RequestsOfListSchema } from '@portal/contract/item-requests/schemas'
import { machineMessages } from '@portal/contract/machines/messages'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { Refusal } from '#core/base/errors.ts'
import type { Bulk, BulkAction } from '#core/records/bulk.ts'
import { type ChangeDeps, changeStatus } from '../change/change.ts'
import { expireDue } from '../expiry/expire.ts'
import { withZone } from '../list/list.ts'
import { chosenRequests } from '../list/queries.ts'
import { requestScopeOf } from '../policy.ts'
import { findRequest } from '../queries.ts'
import { lockRequestAndItem } from '../request-and-item.ts'
import { isForMany } from './rules.ts'

/**
 * Moves many requests at once to states that need nothing but a comment. None is undone: clients have a mail, and what
 * was cancelled, closed or deleted is not opened again.
 */
export const requestBulk = (deps: ChangeDeps): Bulk<Of<typeof RequestsOfListSchema>> => ({
  name: 'requests',
  absent: machineMessages.requestAbsent,
  async chosen(db, actor, which, most) {
    await expireDue({ ...deps, db })
    const those = which.query ? { query: await withZone(db, actor, which.query) } : which
    return chosenRequests(db, requestScopeOf(actor), those, most)
  },
  actions: {
    aceptar: moving(deps, RequestStatus.pendingContact),
    negociar: moving(deps, RequestStatus.negotiation),
    cerrar: moving(deps, RequestStatus.closed),
    cancelar: moving(deps, RequestStatus.cancelled),
    eliminar: moving(deps, RequestStatus.deletedByUser),
  },
})

const moving = (deps: ChangeDeps, to: RequestStatus): BulkAction => ({
  async apply(db, actor, id, comment) {
    const found = await findRequest(db, requestScopeOf(actor), id)
    if (!found) throw new Refusal(machineMessages.requestAbsent)
    const { request } = await lockRequestAndItem(db, found)
    if (!isForMany(request.estado_id, to)) throw new Refusal(machineMessages.transitionNotAllowed)
    await changeStatus({ ...deps, db }, actor, {
      solicitud_clasificado_id: id,
      estado_id: to,
      comentario: comment || '-', // of a trial, which stores nothing
      monto_reserva: null,
      monto_venta: null,
      decision_reembolso: null,
      es_visible: false,
      version: request.version,
    })
    return {}
  },
})
