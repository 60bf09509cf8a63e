import { coreMessages } from '@portal/contract/core/core-messages'
import { TaskEventKind } from '@portal/contract/tasks/constants'
import { taskMessages as m } from '@portal/contract/tasks/messages'
import type { TaskFormSchema, TaskUpdateSchema } from '@portal/contract/tasks/schemas'
import { TaskStatus } from '@portal/contract/tasks/states'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { contactsChosen } from '#features/contacts/service.ts'
import { aboutTask } from '../about.ts'
import { lockArea } from '../areas/queries.ts'
import { changeOf, note } from '../changes.ts'
import type { TaskDeps } from '../deps.ts'
import { notify } from '../notices/notify.ts'
import { isPastDue } from '../overdue/queries.ts'
import { listAssignable } from '../people.ts'
import { canEdit, readerOf } from '../policy.ts'
import * as queries from '../queries.ts'
import { insertItems, replaceReviewers } from './queries.ts'
import { othersOf, reviewersOf } from './rules.ts'

type Deps = Pick<TaskDeps, 'db' | 'jobs'>

export const savedOf = ({ id, estado, version }: Pick<queries.StoredTask, 'id' | 'estado' | 'version'>) => ({
  id,
  tarea_id: id,
  estado: estado as TaskStatus,
  version,
})

/** Stores a new task of the actor, and tells its assignee. */
export function createTask(deps: Deps, actor: Actor, form: z.output<typeof TaskFormSchema>) {
  return inTransaction(deps.db, async (db) => {
    const { encargados_revision: _, puntos: items, ...columns } = form
    const { reviewers, interesados } = await checkedForm(db, actor, form, actor.id)
    const row = { ...columns, interesados, creado_por: actor.id, puntos: items.length }
    const after = await queries.taskRows.insert(db, row)
    await replaceReviewers(db, after.id, reviewers)
    await insertItems(db, after.id, items)
    await note(db, actor, 'created', after, { event: { tipo: TaskEventKind.created, a: after.estado } })
    await notify(deps, db, actor, aboutTask(after.id), [{ to: after.encargado_id, kind: 'asignada' }])
    return savedOf(after)
  })
}

/**
 * Changes what a task says. Throws 409 with the stored row when someone saved after `version`. While it is in review
 * its approvals are void; an overdue one whose due date lies ahead again returns to its saved status.
 */
export function updateTask(deps: Deps, actor: Actor, id: number, form: z.output<typeof TaskUpdateSchema>) {
  return inTransaction(deps.db, async (db) => {
    const { before, after } = await changeTask(db, actor, id, form)
    if (after.encargado_id !== before.encargado_id)
      await notify(deps, db, actor, aboutTask(id), [{ to: after.encargado_id, kind: 'asignada' }])
    return savedOf(after)
  })
}

/** The same inside the caller's transaction, and nobody is told. Returns the event of the history too. */
export async function changeTask(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...form }: z.output<typeof TaskUpdateSchema>,
) {
  const before = await editable(db, actor, id)
  refuseStale(before, version, before, m.changedByOther)
  if (before.estado === TaskStatus.approved || before.estado === TaskStatus.closed)
    throw new Refusal(m.transitionNotAllowed)
  const { encargados_revision: _, ...columns } = form
  const known = { people: [before.encargado_id, ...before.interesados], contactId: before.contacto_id }
  const { reviewers, interesados } = await checkedForm(db, actor, form, before.creado_por, known)
  const saved = await queries.taskRows.update(db, id, { ...columns, interesados })
  await replaceReviewers(db, id, reviewers)
  const after = await restored(db, before, saved)
  const moved = after.estado === before.estado ? {} : { de: before.estado, a: after.estado }
  const event = await note(db, actor, 'updated', after, { before, event: { tipo: TaskEventKind.edited, ...moved } })
  return { before, after, event }
}

/** An overdue task returns to its saved status when its due date lies ahead. */
async function restored(db: Deps['db'], before: queries.StoredTask, saved: queries.StoredTask) {
  if (before.estado !== TaskStatus.overdue || (await isPastDue(db, saved.id, new Date()))) return saved
  return queries.taskRows.update(db, saved.id, {
    estado: before.estado_previo ?? TaskStatus.toDo,
    estado_previo: null,
    estado_en: queries.now,
  })
}

/** Deletes a task softly. Returns the version that restoring needs. */
export function removeTask({ db }: Pick<Deps, 'db'>, actor: Actor, id: number): Promise<{ version: number }> {
  return inTransaction(db, async (db) => {
    const before = await editable(db, actor, id)
    const after = await queries.taskRows.update(db, id, { eliminado_en: queries.now })
    await record(db, actor, { action: 'tasks.deleted', entity: 'tarea', id, before, after, announces: [changeOf(id)] })
    return { version: after.version }
  })
}

/** Reverts a deletion, unless someone has changed the task since. */
export function restoreTask(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: number,
  { version }: { version: number },
): Promise<void> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockDeleted(db, id)
    refuseStale(before, version)
    if (!mayEdit(before, actor)) throw new Refusal(m.insufficientHierarchy)
    const after = await queries.taskRows.update(db, id, { eliminado_en: null })
    await record(db, actor, { action: 'tasks.restored', entity: 'tarea', id, before, after, announces: [changeOf(id)] })
  })
}

async function editable(db: Deps['db'], actor: Actor, id: number): Promise<queries.StoredTask> {
  const task = await queries.lockTask(db, readerOf(actor), id)
  if (!task) throw new Refusal(m.absent)
  if (!mayEdit(task, actor)) throw new Refusal(m.insufficientHierarchy)
  return task
}

const mayEdit = (task: queries.StoredTask, actor: Actor): boolean =>
  canEdit({ ...task, estado: task.estado as TaskStatus, estado_previo: null, revisores: [] }, readerOf(actor))

type Form = Omit<z.output<typeof TaskUpdateSchema>, 'version'> | z.output<typeof TaskFormSchema>

/** The people and the contact of a task before it is changed: they may stay, whatever the actor may choose now. */
interface Known {
  people: readonly number[]
  contactId: number | null
}
const nobody: Known = { people: [], contactId: null }

/** Returns the columns and the reviewers of a form. Throws what it refuses, at its field. */
async function checkedForm(db: Db, actor: Actor, form: Form, creatorId: number, known: Known = nobody) {
  const { encargado_id: assignee, encargados_revision: asked } = form
  if (form.fecha_inicio && form.fecha_termino && form.fecha_inicio > form.fecha_termino)
    throw fieldRefusal('fecha_termino', m.datesInvalid)
  const reviewers = reviewersOf(asked, assignee, creatorId)
  if (reviewers === null) throw fieldRefusal('encargados_revision', m.reviewersInvalid)
  const needed = [...new Set([assignee, ...reviewers])].filter((id) => !known.people.includes(id))
  const found = new Set((await listAssignable(db, needed)).map(({ id }) => id))
  if (!known.people.includes(assignee) && !found.has(assignee)) throw fieldRefusal('encargado_id', m.assigneeInvalid)
  if (needed.some((id) => id !== creatorId && !found.has(id)))
    throw fieldRefusal('encargados_revision', m.reviewersInvalid)
  if (form.area_id !== null && !(await lockArea(db, form.area_id))) throw fieldRefusal('area_id', m.areaInvalid)
  await refuseContact(db, actor, form.contacto_id, known)
  return { reviewers, interesados: othersOf(creatorId, assignee, reviewers) }
}

async function refuseContact(db: Db, actor: Actor, id: number | null, known: Known): Promise<void> {
  if (id === null || id === known.contactId) return
  const [contact] = await contactsChosen(db, actor, { ids: [id] }, 1)
  if (!contact) throw fieldRefusal('contacto_id', coreMessages.absent)
}
