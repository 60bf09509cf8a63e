import { itemLimits } from '@portal/contract/marketplace/constants'
import { holdingStatuses } from '@portal/contract/marketplace/transitions'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Requests to check; all of them unless one item or one request is given. */
export interface Where {
  itemId?: number | null
  requestId?: number
}

const mostAtOnce = 200

/** Returns expired reservations and payment links, the oldest first. */
export function listDue(db: Db, { itemId, requestId }: Where) {
  return db
    .selectFrom('solicitud_clasificado')
    .select(['id', 'clasificado_id', 'estado_id'])
    .where('estado_id', 'in', holdingStatuses)
    .where('vence_en', '<=', sql<Date>`statement_timestamp()`)
    .$if(itemId !== undefined, (query) => query.where('clasificado_id', '=', itemId ?? 0))
    .$if(requestId !== undefined, (query) => query.where('id', '=', requestId ?? 0))
    .orderBy('vence_en')
    .limit(mostAtOnce)
    .execute()
}

/** Unpublishes items that were sold long enough ago. */
export function unpublishSold(db: Db) {
  return db
    .updateTable('clasificado')
    .set({ publicacion: 0, actualizado_en: sql`now()`, version: sql`version + 1` })
    .where('publicacion', '=', 1)
    .where('vendido_en', '<=', sql<Date>`now() - make_interval(days => ${itemLimits.soldShownDays}::int)`)
    .returning(['id', 'usuario_id', 'publicacion', 'vendido_en', 'version'])
    .execute()
}
