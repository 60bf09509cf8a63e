import { TaskEventKind } from '@portal/contract/tasks/constants'
import { TaskStatus } from '@portal/contract/tasks/states'
import { taskCloseDays } from '@portal/contract/tasks/transitions'
import type { Caller } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { note } from '../changes.ts'
import * as queries from '../queries.ts'
import { columnsFor } from '../status/columns.ts'
import { factsOf } from '../status/status.ts'
import { isPastDue, listPastDue, listToClose, overdueToday } from './queries.ts'

const itself: Caller = { ip: '', requestId: 'task-overdue' }

/** Marks every task whose due date has passed where its assignee is at this moment, and closes those approved long ago. */
export async function tidyTasks(db: Db, now = new Date()): Promise<void> {
  for (let due = await listPastDue(db, now); due.length > 0; due = await listPastDue(db, now))
    for (const { id } of due) await inTransaction(db, (db) => makeOverdue(db, id, now))
  for (let done = await listToClose(db, now); done.length > 0; done = await listToClose(db, now))
    for (const { id } of done) await inTransaction(db, (db) => close(db, id, now))
}

const isDue: readonly number[] = [TaskStatus.toDo, TaskStatus.inProcess]

async function makeOverdue(db: Db, id: number, now: Date): Promise<void> {
  const task = await queries.lockAny(db, id)
  if (task && isDue.includes(task.estado) && (await isPastDue(db, id, now)))
    await move(db, task, TaskStatus.overdue, overdueToday(now))
}

async function close(db: Db, id: number, now: Date): Promise<void> {
  const task = await queries.lockAny(db, id)
  const isOld = task && task.estado_en.getTime() < now.getTime() - taskCloseDays * 86_400_000
  if (isOld && task.estado === TaskStatus.approved) await move(db, task, TaskStatus.closed)
}

async function move(db: Db, before: queries.StoredTask, to: TaskStatus, more = {}): Promise<void> {
  const columns = { ...columnsFor(factsOf(before, []), to), estado_en: queries.now, ...more }
  const after = await queries.taskRows.update(db, before.id, columns)
  await note(db, itself, 'statusChanged', after, {
    before,
    event: { tipo: TaskEventKind.status, de: before.estado, a: to },
  })
}
