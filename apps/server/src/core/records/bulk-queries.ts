import { bulkLimits } from '@portal/contract/core/limits'
import { sql } from 'kysely'
import type { Actor } from '../base/actor.ts'
import type { Db } from '../database/database.ts'

interface Stored {
  lista: string
  accion: string
  /** As JSON text. */
  filas: string
}

export async function insertBulk(db: Db, { id: usuarioId, enterpriseId }: Actor, stored: Stored): Promise<number> {
  const values = { ...stored, usuario_id: usuarioId, empresa_id: enterpriseId }
  const { id } = await db.insertInto('lote').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/**
 * Locks a change that this actor made to this list and can still undo. Of two concurrent undos, the second finds none.
 */
export const lockBulk = (db: Db, { id: authorId, enterpriseId }: Actor, list: string, id: number) =>
  db
    .selectFrom('lote')
    .select(['accion', sql<{ id: number; nombre: string; undo: object }[]>`filas`.as('filas')])
    .where('id', '=', id)
    .where('lista', '=', list)
    .where('usuario_id', '=', authorId)
    .where(sql<boolean>`empresa_id is not distinct from ${enterpriseId}::int`)
    .where('deshecho_en', 'is', null)
    .where('creado_en', '>', sql<Date>`now() - make_interval(hours => ${bulkLimits.undoHours})`)
    .forUpdate()
    .executeTakeFirst()

export async function markUndone(db: Db, id: number): Promise<void> {
  await db.updateTable('lote').set({ deshecho_en: sql<Date>`now()` }).where('id', '=', id).execute()
}
