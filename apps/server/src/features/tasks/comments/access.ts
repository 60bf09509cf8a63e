import { partMessages as m } from '@portal/contract/tasks/parts/messages'
import { TaskStatus } from '@portal/contract/tasks/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { canWork, readerOf } from '../policy.ts'
import { lockTask, type StoredTask } from '../queries.ts'
import { factsOf } from '../status/status.ts'

/** Locks a task that the actor may see, for something that is added to it. */
export async function taskOf(db: Db, actor: Actor, id: number): Promise<StoredTask> {
  const task = await lockTask(db, readerOf(actor), id)
  if (!task) throw new Refusal(m.taskAbsent)
  return task
}

/** The same, for those who work on it. */
export async function workOf(db: Db, actor: Actor, id: number): Promise<StoredTask> {
  const task = await taskOf(db, actor, id)
  if (!canWork(factsOf(task, []), readerOf(actor))) throw new Refusal(m.notYours)
  if (task.estado === TaskStatus.closed) throw new Refusal(m.notYours)
  return task
}
