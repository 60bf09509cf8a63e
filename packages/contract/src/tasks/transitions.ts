import { TaskStatus } from './states.ts'

/** What a person is to a task. A manager is whoever may see everyone's tasks. */
export type TaskRole = 'creator' | 'assignee' | 'reviewer' | 'manager' | 'system'

export interface TaskTransition {
  from: TaskStatus
  /** `previous` is the status that was saved when the task was stopped or became overdue. */
  to: TaskStatus | 'previous'
  by: readonly TaskRole[]
  /** Whether a comment or reason is required. */
  needsComment?: true
}

const { toDo, inProcess, toReview, stopped, approved, closed, overdue } = TaskStatus

/** Every change of status; whatever is not listed is refused. */
export const taskTransitions: readonly TaskTransition[] = [
  ...[toDo, overdue].map((from) => ({ from, to: inProcess, by: ['assignee', 'creator'] }) as const),
  ...[inProcess, overdue].map((from) => ({ from, to: toReview, by: ['assignee'] }) as const),
  { from: toReview, to: approved, by: ['reviewer'] },
  { from: toReview, to: inProcess, by: ['reviewer'], needsComment: true },
  { from: toReview, to: inProcess, by: ['assignee'] },
  ...[toDo, inProcess, overdue].map(
    (from) => ({ from, to: stopped, by: ['assignee', 'creator', 'manager'], needsComment: true }) as const,
  ),
  { from: stopped, to: 'previous', by: ['assignee', 'creator', 'manager'] },
  ...[toDo, inProcess].map((from) => ({ from, to: overdue, by: ['system'] }) as const),
  { from: overdue, to: 'previous', by: ['system'] },
  { from: approved, to: closed, by: ['creator', 'system'] },
  ...[toDo, inProcess, stopped, overdue].map(
    (from) => ({ from, to: closed, by: ['creator', 'manager'], needsComment: true }) as const,
  ),
  { from: closed, to: inProcess, by: ['creator'], needsComment: true },
]

/** Days after which an approved task closes, and in which a closed one may be opened again. */
export const taskCloseDays = 30

/** The facts of a task that decide who may change its status. */
export interface TaskFacts {
  estado: TaskStatus
  estado_previo: TaskStatus | null
  creado_por: number
  encargado_id: number
  /** When it got its status. */
  estado_en: Date
  revisores: readonly { usuario_id: number; aprobada_en: unknown }[]
}

export interface TaskReader {
  id: number
  isManager: boolean
}

export interface AllowedChange {
  estado: TaskStatus
  /** Whether a comment is required. */
  comentario: boolean
}

/** Returns what a person is to a task. The assignee is never its reviewer. */
export function rolesIn(task: TaskFacts, { id, isManager }: TaskReader): TaskRole[] {
  const isAssignee = task.encargado_id === id
  return [
    ...(task.creado_por === id ? (['creator'] as const) : []),
    ...(isAssignee ? (['assignee'] as const) : []),
    ...(!isAssignee && task.revisores.some(({ usuario_id }) => usuario_id === id) ? (['reviewer'] as const) : []),
    ...(isManager ? (['manager'] as const) : []),
  ]
}

/** Returns the changes of status that these roles may make now. */
export function changesFor(task: TaskFacts, reader: TaskReader, now: Date): AllowedChange[] {
  const roles = rolesIn(task, reader)
  const found = taskTransitions.filter(
    (each) =>
      each.from === task.estado && each.by.some((role) => roles.includes(role)) && isOpen(each, task, reader, now),
  )
  const changes = new Map<TaskStatus, AllowedChange>()
  for (const { to, needsComment = false } of found) {
    const estado = to === 'previous' ? (task.estado_previo ?? toDo) : to
    const known = changes.get(estado)
    changes.set(estado, { estado, comentario: needsComment && (known?.comentario ?? true) })
  }
  return [...changes.values()]
}

function isOpen({ from, to }: TaskTransition, task: TaskFacts, { id }: TaskReader, now: Date): boolean {
  if (from === closed) return now.getTime() - task.estado_en.getTime() <= taskCloseDays * 86_400_000
  if (to === approved) return task.revisores.some((each) => each.usuario_id === id && !each.aprobada_en)
  return true
}
