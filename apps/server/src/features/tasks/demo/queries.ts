import { Priority, TaskEventKind } from '@portal/contract/tasks/constants'
import { TaskStatus } from '@portal/contract/tasks/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { countComments } from '../comments/queries.ts'
import { countDone } from '../items/queries.ts'
import { othersOf } from '../save/rules.ts'
import type { DemoTask } from './tasks.ts'

const saved: readonly TaskStatus[] = [TaskStatus.stopped, TaskStatus.overdue]
const ended: readonly TaskStatus[] = [TaskStatus.approved, TaskStatus.closed]
const dayIn = (days: number) => sql<string>`current_date + ${days}::int`
const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days}::int)`

/** Stores a demo task with all that belongs to it. */
export async function insertDemoTask(db: Db, task: DemoTask, idAt: (place: number) => number): Promise<void> {
  const { titulo, descripcion = '', estado, start, due, items = [], done = 0, rounds = 0 } = task
  const [creator, assignee] = [idAt(task.creator), idAt(task.assignee)]
  const reviewers = [...new Set((task.reviewers ?? []).map(idAt))].filter((id) => id !== assignee)
  const age = Math.max(1, -(start ?? -2))
  const { id } = await db
    .insertInto('tarea')
    .values({
      ...{ titulo, descripcion, estado, creado_por: creator, encargado_id: assignee, area_id: task.area },
      interesados: othersOf(creator, assignee, reviewers),
      prioridad: task.prioridad ?? Priority.medium,
      fecha_inicio: start === undefined ? null : dayIn(start),
      fecha_termino: due === undefined ? null : dayIn(due),
      estado_previo: saved.includes(estado) ? TaskStatus.inProcess : null,
      fecha_aprobacion: ended.includes(estado) ? (ago(1) as never) : null,
      atrasada_el: estado === TaskStatus.overdue ? dayIn((due ?? 0) + 1) : null,
      estado_en: ago(1) as never,
      creado_en: ago(age) as never,
      rondas_revision: rounds,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const reviewer of reviewers) {
    const approval = ended.includes(estado) ? (ago(1) as never) : null
    await db.insertInto('tarea_revisor').values({ tarea_id: id, usuario_id: reviewer, aprobada_en: approval }).execute()
  }
  for (const [place, texto] of items.entries()) {
    const ticked = place < done ? { hecho_por: assignee, hecho_en: ago(1) as never } : {}
    await db
      .insertInto('tarea_punto')
      .values({ tarea_id: id, texto, ...ticked })
      .execute()
  }
  await countDone(db, id)
  for (const comment of task.comments ?? []) await insertDemoComment(db, id, comment, idAt)
  await countComments(db, { tarea_id: id, idea_id: null })
  await insertHistory(db, id, task, { creator, assignee, age })
}

async function insertDemoComment(
  db: Db,
  taskId: number,
  [author, text, mentioned]: NonNullable<DemoTask['comments']>[number],
  idAt: (place: number) => number,
): Promise<void> {
  const menciones = mentioned === undefined ? [] : [idAt(mentioned)]
  const named =
    mentioned === undefined
      ? sql<string>`${text}::text`
      : sql<string>`(select '@' || concat_ws(' ', nombres, nullif(apellido_paterno, '')) from usuario
          where id = ${menciones[0]}) || ' ' || ${text}::text`
  await db
    .insertInto('comentario')
    .values({ tarea_id: taskId, comentario: named, menciones, creado_por: idAt(author), creado_en: ago(1) as never })
    .execute()
}

/** Its creation, and how it got its status. */
async function insertHistory(
  db: Db,
  taskId: number,
  { estado, reason = '' }: DemoTask,
  { creator, assignee, age }: { creator: number; assignee: number; age: number },
): Promise<void> {
  const of = { tarea_id: taskId }
  const made = { tipo: TaskEventKind.created, a: TaskStatus.toDo, usuario_id: creator, creado_en: ago(age) as never }
  await db
    .insertInto('tarea_evento')
    .values({ ...of, ...made })
    .execute()
  if (estado === TaskStatus.toDo) return
  const isOwn = estado !== TaskStatus.overdue
  const from = estado === TaskStatus.inProcess ? TaskStatus.toDo : TaskStatus.inProcess
  const moved = { tipo: TaskEventKind.status, de: from, a: estado, comentario: reason }
  await db
    .insertInto('tarea_evento')
    .values({ ...of, ...moved, usuario_id: isOwn ? assignee : null, creado_en: ago(1) as never })
    .execute()
}
