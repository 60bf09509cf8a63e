import { Module } from '@portal/contract/access/constants'
import { mayDelete } from '@portal/contract/access/hierarchy'
import { rolesIn, type TaskFacts, type TaskReader } from '@portal/contract/tasks/transitions'
import type { Actor } from '#core/base/actor.ts'
import type { About } from './about.ts'

/** Returns the reader of tasks: with the module of all tasks they are a manager, who sees and stops everyone's. */
export const readerOf = ({ id, modules }: Pick<Actor, 'id' | 'modules'>): TaskReader => ({
  id,
  isManager: modules.has(Module.allTasks),
})

const hasOne = (task: TaskFacts, reader: TaskReader, needed: readonly string[]): boolean =>
  rolesIn(task, reader).some((role) => needed.includes(role))

/** Whether they may change what a task says and delete it. */
export const canEdit = (task: TaskFacts, reader: TaskReader): boolean => hasOne(task, reader, ['creator', 'manager'])

/** Whether they may work on its checklist. */
export const canWork = (task: TaskFacts, reader: TaskReader): boolean =>
  hasOne(task, reader, ['creator', 'assignee', 'manager'])

/** Whether they may delete what others said about a task or an idea: a manager of tasks, of ideas whoever may delete them. */
export const mayDeleteComments = (
  actor: Pick<Actor, 'id' | 'role' | 'modules'>,
  { tarea_id: taskId }: About,
): boolean => (taskId === null ? mayDelete(actor.role) : readerOf(actor).isManager)
