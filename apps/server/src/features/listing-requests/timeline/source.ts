import { classifiedModules } from '@portal/contract/classifieds/modules'
import { timelineKinds } from '@portal/contract/contacts/constants'
import { RequestStatus, requestStatusNames } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { newestAbout, type TimelineSource } from '#features/contacts/service.ts'
import { requestScopeOf } from '../policy.ts'
import { inScope } from '../queries.ts'

interface Row {
  id: number
  momento: Date
  estado_id: RequestStatus
  marca: string
}

/** Requests of a contact for listings, those in the reader's list of requests. */
export const requestTimeline = (db: Db): TimelineSource => ({
  kind: timelineKinds.requests,
  isFor: ({ modules }) => classifiedModules.some((module) => modules.has(module)),
  async find(actor, who, before, most) {
    const rows = await newestAbout<Row>(db, who, before, most, {
      from: sql`solicitud_clasificado s left join clasificado c on c.id = s.clasificado_id`,
      where: sql<boolean>`(s.estado_id <> ${RequestStatus.deletedByUser} and ${inScope(requestScopeOf(actor))})`,
      columns: sql`s.id, s.creado_en as momento, s.estado_id, coalesce(c.marca, s.marca) as marca`,
      email: sql`lower(s.email)`,
      phone: sql`s.telefono`,
      at: sql`s.creado_en`,
      id: sql`s.id`,
    })
    return rows.map(({ id, momento, estado_id: status, marca }) => ({
      id,
      momento,
      titulo: `Solicitud #${id}`,
      titulo_en: `Request #${id}`,
      detalle: [marca, requestStatusNames[status].es].filter(Boolean).join(' · '),
      detalle_en: [marca, requestStatusNames[status].en].filter(Boolean).join(' · '),
      direccion: `/dashboard/clasificados/clasificados-solicitudes/historial/${id}`,
    }))
  },
})
