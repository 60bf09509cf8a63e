import { commentCalls as calls } from '@portal/contract/tasks/comments/calls'
import type { Door } from '#core/door/door.ts'
import type { TaskDeps } from '../deps.ts'
import { commentsFor, deleteComment, saveComment, updateComment } from './comments.ts'

/** Mounts the calls of comments; which module they need depends on what is commented on. */
export function commentRoutes(door: Door, deps: Pick<TaskDeps, 'db' | 'jobs'>): void {
  door.mount(calls.list, ({ actor, params }) => commentsFor(deps.db, actor, params))
  door.mount(calls.save, ({ actor, body }) => saveComment(deps, actor, body))
  door.mount(calls.update, ({ actor, params, body }) => updateComment(deps, actor, params.id, body))
  door.mount(calls.setStatus, ({ actor, params }) => deleteComment(deps, actor, params.id))
}
