import { TaskStatus } from '@portal/contract/tasks/states'
import type { Notice } from '../notices/notify.ts'
import type { StoredTask } from '../queries.ts'

/** Returns who is told of a change of status, and what. */
export function noticesOf(
  before: StoredTask,
  after: StoredTask,
  actorId: number,
  reviewers: readonly number[],
): Notice[] {
  const { encargado_id: assignee, creado_por: creator } = after
  if (after.estado === TaskStatus.toReview) return reviewers.map((to) => ({ to, kind: 'revisar' }))
  if (after.estado === TaskStatus.approved) return [assignee, creator].map((to) => ({ to, kind: 'aprobada' }))
  if (before.estado === TaskStatus.toReview && actorId !== assignee) return [{ to: assignee, kind: 'rechazada' }]
  if (after.estado === TaskStatus.stopped) return [assignee, creator].map((to) => ({ to, kind: 'detenida' }))
  if (before.estado === TaskStatus.closed) return [{ to: assignee, kind: 'reabierta' }]
  if (after.estado === TaskStatus.closed) return [{ to: assignee, kind: 'cerrada' }]
  return []
}
