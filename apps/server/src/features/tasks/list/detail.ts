import type { In } from '@portal/contract/core/fields'
import type { ReviewRule, TaskEventKind } from '@portal/contract/tasks/constants'
import { taskMessages as m } from '@portal/contract/tasks/messages'
import type { TaskDetailSchema } from '@portal/contract/tasks/schemas'
import { TaskStatus } from '@portal/contract/tasks/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import { aboutTask } from '../about.ts'
import { changeOf, markSeen } from '../changes.ts'
import { commentsOf } from '../comments/comments.ts'
import { listFiles } from '../files/queries.ts'
import { listItems } from '../items/queries.ts'
import { listWhoSee } from '../people.ts'
import { canEdit, canWork, readerOf } from '../policy.ts'
import { isThere, listReviewers } from '../queries.ts'
import { asRow } from './list.ts'
import * as queries from './queries.ts'

const mostEvents = 200

/** Returns a task that the actor may see, with all that its screen shows and what they may do. */
export async function taskFor(db: Db, actor: Actor, id: number): Promise<In<typeof TaskDetailSchema>> {
  const reader = readerOf(actor)
  const task = await queries.getTask(db, reader, id)
  if (!task) throw new Refusal(m.absent)
  const [reviewers, comments, items, files, events, people] = await Promise.all([
    listReviewers(db, id),
    commentsOf(db, actor, aboutTask(id)),
    listItems(db, id),
    listFiles(db, id),
    queries.listEvents(db, id, mostEvents),
    listWhoSee(db, task),
  ])
  const facts = { ...task, estado: task.estado as TaskStatus, estado_previo: null, revisores: reviewers }
  const isOpen = task.estado !== TaskStatus.closed
  return {
    tarea: {
      ...asRow(task, reader),
      descripcion: task.descripcion,
      regla_revision: task.regla_revision as ReviewRule,
      encargados_revision: reviewers,
      contacto_id: task.contacto_id,
      contacto_nombre: task.contacto_nombre,
      origen_texto: task.origen_texto,
      origen_direccion: task.origen_direccion,
      referencia: task.referencia,
      puede_editar: canEdit(facts, reader) && isOpen && task.estado !== TaskStatus.approved,
      puede_trabajar: canWork(facts, reader) && isOpen,
      puede_eliminar: canEdit(facts, reader),
    },
    comentarios: comments,
    puntos: items,
    adjuntos: files.map(({ creado_por, ...file }) => ({
      ...file,
      puede_eliminar: reader.isManager || creado_por === actor.id,
    })),
    eventos: events.map((event) => ({
      ...event,
      tipo: event.tipo as TaskEventKind,
      de: event.de as TaskStatus | null,
      a: event.a as TaskStatus | null,
    })),
    personas: people,
  }
}

/** Stores that the actor has seen a task as it is now. */
export async function markTaskSeen(db: Db, actor: Actor, id: number): Promise<void> {
  await inTransaction(db, async (db) => {
    const task = await db
      .selectFrom('tarea')
      .select('novedad_en')
      .where('id', '=', id)
      .where(isThere(readerOf(actor)))
      .executeTakeFirst()
    if (!task) throw new Refusal(m.absent)
    await markSeen(db, id, actor.id, task.novedad_en)
    await announceChanges(db, { ...changeOf(id), usuario_id: actor.id })
  })
}
