import { coreMessages } from '@portal/contract/core/core-messages'
import { TaskEventKind } from '@portal/contract/tasks/constants'
import { taskMessages as m } from '@portal/contract/tasks/messages'
import type { TaskUpdateSchema } from '@portal/contract/tasks/schemas'
import { TaskStatus } from '@portal/contract/tasks/states'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { lockArea } from '../areas/queries.ts'
import { changeOf, note } from '../changes.ts'
import { listAssignable } from '../people.ts'
import { readerOf } from '../policy.ts'
import { lockTask, now, type StoredTask, taskRows } from '../queries.ts'
import { replaceReviewers } from '../save/queries.ts'
import { othersOf } from '../save/rules.ts'
import { changeTask } from '../save/save.ts'
import { storedForm } from '../save/stored-form.ts'
import { columnsFor } from '../status/columns.ts'
import { factsOf } from '../status/status.ts'
import * as queries from './queries.ts'

/** What a row of a workbook does with a task. */
export interface ImportedTask {
  values: queries.TaskValues
  /** The key by which another import finds the task. */
  clave: string
  /** Its number in the previous program; null for none. */
  referencia: string | null
  /** Null for one that the import makes. */
  known: { id: number; version: number; base: queries.TaskBase } | null
  /** The fields that the row changes. */
  changed: readonly (keyof queries.TaskValues)[]
  /** What the history says of a change of status. */
  comment: string
}

interface Written {
  id: number
  version: number
}

/** What taking a row back must know: the event of the import, and what it changed; null for a task that it made. */
export interface TaskBefore {
  evento: number
  was: {
    form: z.output<typeof TaskUpdateSchema> | null
    status: Pick<StoredTask, 'estado' | 'estado_previo'> | null
    base: queries.TaskBase
  } | null
}

/**
 * Stores tasks of the previous program, in their order, inside the caller's transaction. The actor is their creator, and
 * nobody is mailed. Refuses what was made since the rows were planned.
 */
export async function createImportedTasks(
  db: Db,
  actor: Actor,
  rows: readonly ImportedTask[],
): Promise<(Written & { antes: TaskBefore })[]> {
  await queries.waitForImports(db)
  const keys = rows.map(({ clave }) => clave)
  if ((await queries.listKnownTasks(db, readerOf(actor), keys)).length > 0)
    throw new Refusal(coreMessages.changedByOther)
  await refuseGone(db, actor, rows)
  const made: (Written & { antes: TaskBefore })[] = []
  for (const row of rows) made.push(await insertOne(db, actor, row))
  return made
}

/** A person may no longer get tasks, or an area may be gone, since the rows were planned. */
async function refuseGone(db: Db, actor: Actor, rows: readonly ImportedTask[]): Promise<void> {
  const assignees = rows.map(({ values }) => values.encargado_id)
  const reviewers = rows.flatMap(({ values }) => values.encargados_revision).filter((id) => id !== actor.id)
  const needed = [...new Set([...assignees, ...reviewers])]
  if ((await listAssignable(db, needed)).length !== needed.length) throw new Refusal(m.assigneeInvalid)
  for (const id of new Set(rows.flatMap(({ values }) => values.area_id ?? [])))
    if (!(await lockArea(db, id))) throw new Refusal(m.areaInvalid)
}

async function insertOne(db: Db, actor: Actor, { values, clave, referencia }: ImportedTask) {
  const { encargados_revision: reviewers, estado, ...columns } = values
  const after = await taskRows.insert(db, {
    ...columns,
    estado,
    estado_previo: estado === TaskStatus.stopped ? TaskStatus.toDo : null,
    interesados: othersOf(actor.id, columns.encargado_id, reviewers),
    creado_por: actor.id,
    referencia,
    importada: JSON.stringify({ ...values, clave } satisfies queries.TaskBase),
  })
  await replaceReviewers(db, after.id, reviewers)
  const evento = await note(db, actor, 'imported', after, { event: { tipo: TaskEventKind.imported, a: estado } })
  return { id: after.id, version: after.version, antes: { evento, was: null } }
}

/** Changes what a row says, and nobody edited. Null for a task that was changed since it was planned. */
export async function changeImportedTask(
  db: Db,
  actor: Actor,
  { known, values, changed, clave, comment }: ImportedTask,
): Promise<(Written & { antes: TaskBefore }) | null> {
  const { id, version, base } = known!
  const before = await lockTask(db, readerOf(actor), id)
  if (before?.version !== version) return null
  const wanted = Object.fromEntries(changed.map((field) => [field, values[field]])) as Partial<queries.TaskValues>
  const { estado, ...fields } = wanted
  const form = Object.keys(fields).length > 0 ? await storedForm(db, before) : null
  const edited = form && (await changeTask(db, actor, id, { ...form, ...fields }))
  const moved = estado && (await move(db, actor, edited?.after ?? before, columnsTo(before, estado), comment))
  await queries.setImported(db, id, { ...base, ...wanted, clave })
  const { estado: status, estado_previo } = before
  const was = { form, status: moved ? { estado: status, estado_previo } : null, base }
  const { after, event: evento } = (moved || edited)!
  return { id, version: after.version, antes: { evento, was } }
}

const columnsTo = (before: StoredTask, to: TaskStatus) => ({ ...columnsFor(factsOf(before, []), to), estado: to })

type Status = Pick<StoredTask, 'estado' | 'estado_previo'>

/** Changes the status as the table of transitions allows who imports it; nobody is told. */
async function move(db: Db, actor: Actor, before: StoredTask, to: Status, comment: string) {
  const after = await taskRows.update(db, before.id, { ...to, estado_en: now })
  const told = { tipo: TaskEventKind.status, de: before.estado, a: to.estado, comentario: comment }
  return { after, event: await note(db, actor, 'statusChanged', after, { before, event: told }) }
}

/**
 * Gives a task back what it was, or deletes one that the import made and to which nobody has added anything. Neither when
 * a person changed it since; that it became overdue by itself changes nothing.
 */
export function takeTaskBack(
  db: Db,
  actor: Actor,
  { id, version }: Written,
  { evento, was }: TaskBefore,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const before = await lockTask(db, readerOf(actor), id)
    if (before?.version !== version || !(await queries.isAsLeft(db, id, evento))) return
    if (was === null) {
      if (await queries.hasWork(db, id)) return
      const after = await taskRows.update(db, id, { eliminado_en: now })
      const recorded = { action: 'tasks.deleted', entity: 'tarea', id, before, after }
      await record(db, actor, { ...recorded, announces: [changeOf(id)] })
      return
    }
    const moved = was.status && (await move(db, actor, before, was.status, ''))
    const { version: stored } = moved?.after ?? before
    if (was.form) await changeTask(db, actor, id, { ...was.form, version: stored })
    await queries.setImported(db, id, was.base)
  })
}
