import { ReviewRule, TaskEventKind } from '@portal/contract/tasks/constants'
import { taskMessages as m, taskDoneMessages } from '@portal/contract/tasks/messages'
import type { TaskStatusFormSchema } from '@portal/contract/tasks/schemas'
import { TaskStatus } from '@portal/contract/tasks/states'
import { changesFor, type TaskFacts } from '@portal/contract/tasks/transitions'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { refuseStale } from '#core/records/versions.ts'
import { announceEvent } from '#features/webhooks/service.ts'
import { aboutTask } from '../about.ts'
import { note } from '../changes.ts'
import type { TaskDeps } from '../deps.ts'
import { type Notice, notify } from '../notices/notify.ts'
import { readerOf } from '../policy.ts'
import type { StoredTask } from '../queries.ts'
import * as queries from '../queries.ts'
import { replaceReviewers } from '../save/queries.ts'
import { othersOf } from '../save/rules.ts'
import { savedOf } from '../save/save.ts'
import { columnsFor } from './columns.ts'
import { storeApproval } from './queries.ts'

type Deps = Pick<TaskDeps, 'db' | 'jobs'>
type Form = z.output<typeof TaskStatusFormSchema>

export const factsOf = (task: queries.StoredTask, revisores: TaskFacts['revisores']): TaskFacts => ({
  ...task,
  estado: task.estado as TaskStatus,
  estado_previo: task.estado_previo as TaskStatus | null,
  revisores,
})

/**
 * Changes the status of a task as the table of transitions allows it. Throws `changedByOther` with the stored row when
 * someone changed the task after `version`, `transitionNotAllowed` for anything that the table does not have,
 * `commentRequired` without a required comment.
 */
export function changeStatus(deps: Deps, actor: Actor, id: number, form: Form) {
  return inTransaction(deps.db, async (db) => {
    const reader = readerOf(actor)
    const before = await queries.lockTask(db, reader, id)
    if (!before) throw new Refusal(m.absent)
    refuseStale(before, form.version, before, m.changedByOther)
    const reviewers = await queries.listReviewers(db, id)
    refuse(factsOf(before, reviewers), actor, form)
    if (form.estado === TaskStatus.approved) return approve(deps, db, actor, before, reviewers, form)
    const sent = form.estado === TaskStatus.toReview ? await withReviewer(db, before, reviewers) : before
    return savedOf(await moved(deps, db, actor, sent, form))
  })
}

function refuse(task: TaskFacts, actor: Actor, { estado, comentario }: Form): void {
  const change = changesFor(task, readerOf(actor), new Date()).find((each) => each.estado === estado)
  if (
    !change &&
    task.estado === TaskStatus.toReview &&
    estado === TaskStatus.approved &&
    task.encargado_id === actor.id
  )
    throw new Refusal(m.ownTask)
  if (!change) throw new Refusal(m.transitionNotAllowed)
  if (change.comentario && comentario === '') throw fieldRefusal('comentario', m.commentRequired)
}

/** Stores an approval; the task is approved with the last one, or with the first where anyone may approve. */
async function approve(
  deps: Deps,
  db: Db,
  actor: Actor,
  before: queries.StoredTask,
  reviewers: readonly queries.Reviewer[],
  form: Form,
) {
  await storeApproval(db, before.id, actor.id)
  const missing = reviewers.filter((each) => each.usuario_id !== actor.id && !each.aprobada_en)
  if (before.regla_revision === ReviewRule.any || missing.length === 0)
    return savedOf(await moved(deps, db, actor, before, form))
  const after = await queries.taskRows.update(db, before.id, {})
  const event = { tipo: TaskEventKind.approved, comentario: form.comentario }
  await note(db, actor, 'approvalStored', after, { before, event })
  return new Answer(savedOf(after), taskDoneMessages.approvalStored)
}

/** A task without reviewers is reviewed by its creator; approvals of an earlier round are void. */
async function withReviewer(db: Db, task: queries.StoredTask, reviewers: readonly queries.Reviewer[]) {
  const ids = reviewers.length > 0 ? reviewers.map((each) => each.usuario_id) : [task.creado_por]
  if (ids.includes(task.encargado_id)) throw fieldRefusal('encargados_revision', m.reviewersInvalid)
  await replaceReviewers(db, task.id, ids)
  return { ...task, interesados: othersOf(task.creado_por, task.encargado_id, ids) }
}

async function moved(deps: Deps, db: Db, actor: Actor, before: queries.StoredTask, { estado, comentario }: Form) {
  const isRejected =
    before.estado === TaskStatus.toReview && estado === TaskStatus.inProcess && actor.id !== before.encargado_id
  const after = await queries.taskRows.update(db, before.id, {
    ...columnsFor(factsOf(before, []), estado),
    interesados: before.interesados,
    estado_en: queries.now,
    ...(isRejected && queries.oneMoreRound),
  })
  const event = { tipo: TaskEventKind.status, de: before.estado, a: estado, comentario }
  await note(db, actor, 'statusChanged', after, { before, event })
  if (estado === TaskStatus.approved) await announceEvent(db, 'tarea.aprobada', { id: after.id, estado })
  const reviewers = (await queries.listReviewers(db, after.id)).map((each) => each.usuario_id)
  await notify(deps, db, actor, aboutTask(after.id), noticesOf(before, after, actor.id, reviewers), comentario)
  return after
}

/** Returns who is told of a change of status, and what. */
function noticesOf(before: StoredTask, after: StoredTask, actorId: number, reviewers: readonly number[]): Notice[] {
  const { encargado_id: assignee, creado_por: creator } = after
  if (after.estado === TaskStatus.toReview) return reviewers.map((to) => ({ to, kind: 'revisar' }))
  if (after.estado === TaskStatus.approved) return [assignee, creator].map((to) => ({ to, kind: 'aprobada' }))
  if (before.estado === TaskStatus.toReview && actorId !== assignee) return [{ to: assignee, kind: 'rechazada' }]
  if (after.estado === TaskStatus.stopped) return [assignee, creator].map((to) => ({ to, kind: 'detenida' }))
  if (before.estado === TaskStatus.closed) return [{ to: assignee, kind: 'reabierta' }]
  if (after.estado === TaskStatus.closed) return [{ to: assignee, kind: 'cerrada' }]
  return []
}
