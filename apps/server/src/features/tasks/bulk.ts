import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { priorityActions, statusActions } from '@portal/contract/tasks/constants'
import { taskMessages as m } from '@portal/contract/tasks/messages'
import type { TaskListQuerySchema, TaskUpdateSchema } from '@portal/contract/tasks/schemas'
import { TaskStatus } from '@portal/contract/tasks/states'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { Bulk, BulkAction } from '#core/records/bulk.ts'
import { refuseStale } from '#core/records/versions.ts'
import type { TaskDeps } from './deps.ts'
import { withDueDays } from './list/due-days.ts'
import { readerFor } from './list/list.ts'
import { chosenTasks } from './list/queries.ts'
import { readerOf } from './policy.ts'
import { lockTask, type StoredTask } from './queries.ts'
import { removeTask, restoreTask, updateTask } from './save/save.ts'
import { storedForm } from './save/stored-form.ts'
import { changeStatus } from './status/status.ts'

type Deps = Pick<TaskDeps, 'db' | 'jobs'>
type Form = z.output<typeof TaskUpdateSchema>

/** Changes many tasks, each as its single call does. What tells people by mail is not undone. */
export const taskBulk = (deps: Deps): Bulk<z.output<typeof TaskListQuerySchema>> => ({
  name: 'tasks',
  absent: m.absent,
  async chosen(db, actor, which, most) {
    const reader = readerFor(actor, which.query?.tab ?? null)
    const those = which.query ? { query: await withDueDays(db, actor, which.query) } : which
    return chosenTasks(db, reader, those, most)
  },
  actions: {
    ...Object.fromEntries(Object.entries(statusActions).map(([name, status]) => [name, moving(deps, status)])),
    ...Object.fromEntries(
      Object.entries(priorityActions).map(([name, priority]) => [name, setting(deps, 'prioridad', () => priority)]),
    ),
    responsable: { apply: setting(deps, 'encargado_id', (value) => value as number).apply },
    fecha_termino: setting(deps, 'fecha_termino', (value) => value as string),
    eliminar: {
      apply: async (db, actor, id) => ({ undo: await removeTask({ db }, actor, id) }),
      undo: (db, actor, id, was: { version: number }) => restoreTask({ db }, actor, id, was),
    },
  },
})

const moving = (deps: Deps, to: TaskStatus): BulkAction => ({
  async apply(db, actor, id, comment) {
    const { estado, version } = await lockedTask(db, actor, id)
    if (estado === to) throw new Refusal(bulkMessages.alreadySo)
    // '-' is of a trial, which stores nothing; real ones without a comment are refused before
    const comentario = comment || (needsReason.includes(to) ? '-' : '')
    await changeStatus({ ...deps, db }, actor, id, { estado: to, comentario, version })
    return {}
  },
})

const needsReason: readonly TaskStatus[] = [TaskStatus.stopped, TaskStatus.closed]

type Settable = 'prioridad' | 'encargado_id' | 'fecha_termino'

/** Sets one field. An edit voids the approvals of a task in review, so that this is not undone. */
function setting<K extends Settable>(deps: Deps, field: K, read: (value: unknown) => Form[K]): BulkAction {
  return {
    async apply(db, actor, id, _, value: unknown) {
      const task = await lockedTask(db, actor, id)
      const before = (await storedForm(db, task))[field]
      const after = read(value)
      if (before === after) throw new Refusal(bulkMessages.alreadySo)
      const saved = await updateTask({ ...deps, db }, actor, id, { ...(await storedForm(db, task)), [field]: after })
      return task.estado === TaskStatus.toReview ? {} : { undo: { version: saved.version, before } }
    },
    async undo(db, actor, id, was: { version: number; before: Form[K] }) {
      const task = await lockedTask(db, actor, id)
      refuseStale(task, was.version)
      await updateTask({ ...deps, db }, actor, id, { ...(await storedForm(db, task)), [field]: was.before })
    },
  }
}

async function lockedTask(db: Db, actor: Actor, id: number): Promise<StoredTask> {
  const task = await lockTask(db, readerOf(actor), id)
  if (!task) throw new Refusal(m.absent)
  return task
}
