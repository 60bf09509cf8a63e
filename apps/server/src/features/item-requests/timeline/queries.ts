import { RequestStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { type Addresses, type Before, newestAbout } from '#core/database/newest-about.ts'
import { isForRent } from '../item-queries.ts'
import type { RequestScope } from '../policy.ts'
import { inScope, joinedItems, subject } from '../queries.ts'

interface Row {
  id: number
  momento: Date
  estado_id: RequestStatus
  es_arriendo: boolean
  marca: string
}

export const newestRequests = (db: Db, scope: RequestScope, who: Addresses, before: Before | null, most: number) =>
  newestAbout<Row>(db, who, before, most, {
    from: sql`solicitud_clasificado s ${joinedItems}`,
    where: sql<boolean>`(s.estado_id <> ${RequestStatus.deletedByUser} and ${inScope(scope)})`,
    columns: sql`s.id, s.creado_en as momento, s.estado_id, ${isForRent} as es_arriendo, ${subject} as marca`,
    email: sql`lower(s.email)`,
    phone: sql`s.telefono`,
    at: sql`s.creado_en`,
    id: sql`s.id`,
  })
