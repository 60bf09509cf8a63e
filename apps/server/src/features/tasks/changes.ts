import type { TaskEventKind } from '@portal/contract/tasks/constants'
import { type Anyone, isActor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { Change } from '#core/database/events.ts'
import { record } from '#core/database/record.ts'
import { aboutTask } from './about.ts'
import { markNoticesSeen } from './notices/queries.ts'
import type { StoredTask } from './queries.ts'

/** The change that makes lists, boards, badges and the open task load again. */
export const changeOf = (id: number): Change => ({ area: 'tareas', id })

interface Noted {
  tipo: TaskEventKind
  de?: number
  a?: number
  comentario?: string
}

/**
 * Writes the history, the audit row and the announcement of a change of a task; its author has seen it. Returns the
 * event of the history.
 */
export async function note(
  db: Db,
  by: Anyone,
  verb: string,
  after: StoredTask,
  { before = null, event }: { before?: StoredTask | null; event: Noted },
): Promise<number> {
  const { id } = await insertEvent(db, by, after.id, event)
  await touch(db, by, after.id)
  await record(db, by, {
    action: `tasks.${verb}`,
    entity: 'tarea',
    id: after.id,
    before,
    after,
    announces: [changeOf(after.id)],
  })
  return id
}

/** Marks a task as changed for everyone but the author. */
export async function touch(db: Db, by: Anyone, id: number): Promise<void> {
  const { novedad_en: at } = await db
    .updateTable('tarea')
    .set({ novedad_en: new Date() })
    .where('id', '=', id)
    .returning('novedad_en')
    .executeTakeFirstOrThrow()
  if (isActor(by)) await markSeen(db, id, by.id, at)
}

/** Stores when a person has seen a task, and with it what they were told about it. */
export async function markSeen(db: Db, taskId: number, userId: number, at: Date): Promise<void> {
  await db
    .insertInto('tarea_visto')
    .values({ tarea_id: taskId, usuario_id: userId, visto_en: at })
    .onConflict((conflict) => conflict.columns(['tarea_id', 'usuario_id']).doUpdateSet({ visto_en: at }))
    .execute()
  await markNoticesSeen(db, userId, aboutTask(taskId))
}

const insertEvent = (db: Db, by: Anyone, taskId: number, { tipo, de, a, comentario = '' }: Noted) =>
  db
    .insertInto('tarea_evento')
    .values({
      tarea_id: taskId,
      tipo,
      de: de ?? null,
      a: a ?? null,
      comentario,
      usuario_id: isActor(by) ? by.id : null,
      ip: by.ip || null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
