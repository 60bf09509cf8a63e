import { holdingStatuses } from '@portal/contract/marketplace/transitions'
import type { Db } from '#core/database/database.ts'
import { today } from '#core/database/today.ts'

/** Whether anyone may see the item. */
export async function isPublic(db: Db, itemId: number): Promise<boolean> {
  const row = await db
    .selectFrom('clasificado')
    .select('id')
    .where('id', '=', itemId)
    .where('es_publico', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the days of an item held by others, from today on, without their names. */
export function listBusyDays(db: Db, itemId: number) {
  return db
    .selectFrom('solicitud_clasificado')
    .select(['desde', 'hasta'])
    .$narrowType<{ desde: string; hasta: string }>()
    .where('clasificado_id', '=', itemId)
    .where('tipo', '=', 'arriendo')
    .where('estado_id', 'in', holdingStatuses)
    .where('hasta', '>=', today)
    .orderBy('desde')
    .execute()
}

/**
 * Returns the rent request with this number and address: only the recipient of its mail knows both
 * (rule requests/rent-interest).
 */
export function findRent(db: Db, { id, email }: { id: number; email: string }) {
  return db
    .selectFrom('solicitud_clasificado')
    .select(['id', 'clasificado_id', 'estado_id'])
    .where('id', '=', id)
    .where('tipo', '=', 'arriendo')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst()
}
