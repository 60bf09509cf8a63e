import type { Of } from '@portal/contract/core/fields'
import type { TaskDetailSchema, TaskRowSchema } from '@portal/contract/tasks/schemas'
import { TaskStatus } from '@portal/contract/tasks/states'
import type { Tone } from '#core/dashboard/status-dot.tsx'

export type Task = Of<typeof TaskRowSchema>
export type TaskData = Of<typeof TaskDetailSchema>
export type TaskDetail = TaskData['tarea']

export const taskTones: Readonly<Record<TaskStatus, Tone>> = {
  [TaskStatus.toDo]: 'neutral',
  [TaskStatus.inProcess]: 'info',
  [TaskStatus.toReview]: 'attention',
  [TaskStatus.stopped]: 'neutral',
  [TaskStatus.approved]: 'done',
  [TaskStatus.closed]: 'neutral',
  [TaskStatus.overdue]: 'danger',
}
