import { itemLimits } from '@portal/contract/marketplace/constants'
import { holdingStatuses } from '@portal/contract/marketplace/transitions'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { ItemKey, LockedItem } from '../item-queries.ts'

/** Requests to check; all of them unless one item or one request is given. */
export interface Where {
  /** Of a machine. */
  itemId?: number | null
  propertyId?: number
  requestId?: number
}

const mostAtOnce = 200

/** Returns what must be checked before a request is read or changed: everything of its item, or itself. */
export function around({ id, clasificado_id, propiedad_id = null }: ItemKey & { id: number }): Where {
  if (propiedad_id !== null) return { propertyId: propiedad_id }
  return clasificado_id === null ? { requestId: id } : { itemId: clasificado_id }
}

/** Returns expired reservations and payment links, the oldest first. */
export function listDue(db: Db, { itemId, propertyId, requestId }: Where) {
  return db
    .selectFrom('solicitud_clasificado')
    .select(['id', 'clasificado_id', 'propiedad_id', 'estado_id'])
    .where('estado_id', 'in', holdingStatuses)
    .where('vence_en', '<=', sql<Date>`statement_timestamp()`)
    .$if(itemId !== undefined, (query) => query.where('clasificado_id', '=', itemId ?? 0))
    .$if(propertyId !== undefined, (query) => query.where('propiedad_id', '=', propertyId ?? 0))
    .$if(requestId !== undefined, (query) => query.where('id', '=', requestId ?? 0))
    .orderBy('vence_en')
    .limit(mostAtOnce)
    .execute()
}

/** Unpublishes items of a kind that were sold long enough ago. */
export function unpublishSold(db: Db, entity: LockedItem['entidad']) {
  return db
    .updateTable(entity)
    .set({ publicacion: 0, actualizado_en: sql`now()`, version: sql`version + 1` })
    .where('publicacion', '=', 1)
    .where('vendido_en', '<=', sql<Date>`now() - make_interval(days => ${itemLimits.soldShownDays}::int)`)
    .returning(['id', 'usuario_id', 'publicacion', 'vendido_en', 'version'])
    .execute()
}
