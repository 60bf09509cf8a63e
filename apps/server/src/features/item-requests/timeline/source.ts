import { timelineKinds } from '@portal/contract/contacts/constants'
import { requestStatusName } from '@portal/contract/marketplace/states'
import type { Db } from '#core/database/database.ts'
import type { TimelineSource } from '#features/contacts/service.ts'
import { seesRequests } from '../list/list.ts'
import { requestScopeOf } from '../policy.ts'
import * as queries from './queries.ts'

/** Requests of a contact, those in the reader's list of requests. */
export const requestTimeline = (db: Db): TimelineSource => ({
  kind: timelineKinds.requests,
  isFor: seesRequests,
  async find(actor, who, before, most) {
    const rows = await queries.newestRequests(db, requestScopeOf(actor), who, before, most)
    return rows.map(({ id, momento, estado_id: status, es_arriendo: isForRent, marca }) => ({
      id,
      momento,
      titulo: `Solicitud #${id}`,
      titulo_en: `Request #${id}`,
      detalle: [marca, requestStatusName(status, isForRent).es].filter(Boolean).join(' · '),
      detalle_en: [marca, requestStatusName(status, isForRent).en].filter(Boolean).join(' · '),
      direccion: `/dashboard/clasificados/clasificados-solicitudes/historial/${id}`,
    }))
  },
})
