import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Stores the approval of a reviewer. */
export const storeApproval = (db: Db, taskId: number, userId: number) =>
  db
    .updateTable('tarea_revisor')
    .set({ aprobada_en: sql<Date>`now()` })
    .where('tarea_id', '=', taskId)
    .where('usuario_id', '=', userId)
    .execute()
