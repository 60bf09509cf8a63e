import { RequestKind, requestLimits } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { isRent } from '../item-queries.ts'

/**
 * Extends a payment link by some minutes, at most by half an hour beyond its usual life (rule payments/provider-away).
 */
export async function holdLonger(db: Db, requestId: number, minutes: number): Promise<void> {
  await sql`
    update solicitud_clasificado s set
      vence_en = greatest(vence_en, least(vence_en + make_interval(mins => ${minutes}::int), (
        select max(e.creado_en) from solicitud_evento e
        where e.solicitud_id = s.id and e.a_estado = ${RequestStatus.reservedPendingPayment}
      ) + make_interval(
        hours => case when s.tipo = ${RequestKind.rent} or exists (
            select from propiedad where propiedad.id = s.propiedad_id and ${isRent}) then ${requestLimits.rentLinkHours}::int
          else ${requestLimits.saleLinkHours}::int end,
        mins => ${requestLimits.heldLongerMinutes}::int)))
    where s.id = ${requestId} and s.estado_id = ${RequestStatus.reservedPendingPayment}`.execute(db)
}

export function getLink(db: Db, requestId: number) {
  return db
    .selectFrom('solicitud_clasificado')
    .select(['id', 'enlace_version'])
    .where('id', '=', requestId)
    .executeTakeFirst()
}

export function getRequestKey(db: Db, requestId: number) {
  return db
    .selectFrom('solicitud_clasificado')
    .select(['id', 'clasificado_id', 'propiedad_id'])
    .where('id', '=', requestId)
    .executeTakeFirst()
}
