import type { Db } from '#core/database/database.ts'

/** Stores the reviewers of a task; what any of them had approved is void. */
export async function replaceReviewers(db: Db, taskId: number, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('tarea_revisor').where('tarea_id', '=', taskId).execute()
  if (ids.length === 0) return
  const rows = ids.map((id) => ({ tarea_id: taskId, usuario_id: id }))
  await db.insertInto('tarea_revisor').values(rows).execute()
}

/** Stores the first items of a checklist. */
export async function insertItems(db: Db, taskId: number, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return
  const rows = texts.map((texto) => ({ tarea_id: taskId, texto }))
  await db.insertInto('tarea_punto').values(rows).execute()
}
