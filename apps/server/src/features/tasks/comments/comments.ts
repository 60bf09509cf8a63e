import type { In } from '@portal/contract/core/fields'
import { taskCommentMessages as m } from '@portal/contract/tasks/comment-messages'
import type { CommentFormSchema, TaskCommentsSchema } from '@portal/contract/tasks/comments/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { changeOf, touch } from '../changes.ts'
import type { TaskDeps } from '../deps.ts'
import { type Notice, notify } from '../notices/notify.ts'
import { readerOf } from '../policy.ts'
import { isThere, listReviewers, listWhoSee } from '../queries.ts'
import { taskOf } from './access.ts'
import * as queries from './queries.ts'

type Comments = In<typeof TaskCommentsSchema>['comentarios']

/** Returns the comments of a task. Throws 9 when the actor may not see it. */
export async function commentsFor(db: Db, actor: Actor, taskId: number): Promise<{ comentarios: Comments }> {
  if (!(await queries.isTaskThere(db, readerOf(actor), taskId))) throw new Refusal(m.taskAbsent)
  return { comentarios: await commentsOf(db, actor, taskId) }
}

/** Returns the comments of a task that the actor may see, the oldest first; of deleted ones a stub. */
export async function commentsOf(db: Db, actor: Actor, taskId: number): Promise<Comments> {
  const rows = await queries.listComments(db, taskId, isThere(readerOf(actor)))
  const names = new Map(
    (await queries.listNames(db, [...new Set(rows.flatMap((row) => row.menciones))])).map((row) => [
      row.id,
      row.nombre,
    ]),
  )
  const { isManager } = readerOf(actor)
  return rows.map(({ eliminado_en, menciones, ...row }) => ({
    ...row,
    ...(eliminado_en && { comentario: '' }),
    menciones: eliminado_en ? [] : menciones.map((id) => ({ id, nombre: names.get(id) ?? '' })),
    eliminado: eliminado_en !== null,
    puede_eliminar: eliminado_en === null && (isManager || row.autor_id === actor.id),
  }))
}

/** Stores a comment; throws 2 when it mentions someone who may not see the task. */
export function saveComment(
  deps: Pick<TaskDeps, 'db' | 'jobs'>,
  actor: Actor,
  { tarea_id: taskId, comentario, menciones }: z.output<typeof CommentFormSchema>,
) {
  return inTransaction(deps.db, async (db) => {
    const task = await taskOf(db, actor, taskId)
    if (menciones.length > 0) {
      const allowed = new Set((await listWhoSee(db, task)).map(({ id }) => id))
      if (menciones.some((id) => !allowed.has(id))) throw fieldRefusal('menciones', m.mentionInvalid)
    }
    const { id } = await queries.insertComment(db, { tarea_id: taskId, comentario, menciones, creado_por: actor.id })
    await queries.countComments(db, taskId)
    await touch(db, actor, taskId)
    const after = { comentario, menciones }
    await record(db, actor, {
      action: 'tasks.commented',
      entity: 'tarea',
      id: taskId,
      after,
      announces: [changeOf(taskId)],
    })
    const people = [
      task.encargado_id,
      task.creado_por,
      ...(await listReviewers(db, taskId)).map((one) => one.usuario_id),
    ]
    const told = people.map((to): Notice => ({ to, kind: 'comentario' }))
    await notify(
      deps,
      db,
      actor,
      taskId,
      [...told, ...menciones.map((to): Notice => ({ to, kind: 'mencion' }))],
      comentario,
    )
    return { id, tarea_id: taskId }
  })
}

/** Deletes a comment of the actor, or as a manager anyone's; a stub stays. */
export function deleteComment({ db }: Pick<TaskDeps, 'db'>, actor: Actor, id: number) {
  return inTransaction(db, async (db) => {
    const found = await queries.taskOfComment(db, id)
    if (!found) throw new Refusal(m.absent)
    const reader = readerOf(actor)
    const task = await taskOf(db, actor, found.tarea_id).catch(() => null)
    const before = task && (await queries.lockComment(db, id))
    if (!before) throw new Refusal(m.absent)
    if (before.creado_por !== actor.id && !reader.isManager) throw new Refusal(m.notYours)
    await queries.deleteComment(db, id)
    await queries.countComments(db, before.tarea_id)
    await record(db, actor, {
      action: 'tasks.commentDeleted',
      entity: 'tarea',
      id: before.tarea_id,
      before,
      announces: [changeOf(before.tarea_id)],
    })
    return { id, tarea_id: before.tarea_id }
  })
}
