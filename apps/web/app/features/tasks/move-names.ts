import { TaskStatus } from '@portal/contract/tasks/states'
import type { Task } from './task-rows.ts'

/** Names of the changes of status, as buttons show them. */
export type MoveName =
  | 'start'
  | 'send'
  | 'approve'
  | 'reject'
  | 'withdraw'
  | 'stop'
  | 'resume'
  | 'close'
  | 'cancel'
  | 'reopen'

/** Returns the name of a change of status: the same status is reached by different steps. */
export function moveName(
  { estado: from, transiciones_permitidas: allowed }: Pick<Task, 'estado' | 'transiciones_permitidas'>,
  to: TaskStatus,
): MoveName {
  if (to === TaskStatus.toReview) return 'send'
  if (to === TaskStatus.approved) return 'approve'
  if (to === TaskStatus.stopped) return 'stop'
  if (to === TaskStatus.closed) return from === TaskStatus.approved ? 'close' : 'cancel'
  if (from === TaskStatus.stopped) return 'resume'
  if (from === TaskStatus.closed) return 'reopen'
  if (from !== TaskStatus.toReview) return 'start'
  return allowed.find(({ estado }) => estado === to)?.comentario ? 'reject' : 'withdraw'
}
