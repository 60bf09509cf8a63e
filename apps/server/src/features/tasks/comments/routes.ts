import { Module } from '@portal/contract/access/constants'
import { commentCalls as calls } from '@portal/contract/tasks/comments/calls'
import * as s from '@portal/contract/tasks/comments/schemas'
import { partMessages as m } from '@portal/contract/tasks/parts/messages'
import type { Door } from '#core/door/door.ts'
import type { TaskDeps } from '../deps.ts'
import { taskModules } from '../policy.ts'
import { commentsFor, deleteComment, saveComment, updateComment } from './comments.ts'

/** Mounts the calls of comments; which module they need depends on what is commented on. */
export function commentRoutes(door: Door, deps: Pick<TaskDeps, 'db' | 'jobs'>): void {
  const access = [...taskModules, Module.ideas] as const
  const saved = { access, reply: s.CommentSavedSchema, failed: m.notSaved } as const
  const params = s.CommentByIdSchema
  door.mount(calls.list, { access, params: s.CommentsQuerySchema, reply: s.CommentsSchema }, ({ actor, params }) =>
    commentsFor(deps.db, actor, params),
  )
  door.mount(calls.save, { ...saved, budget: 'saving', body: s.CommentFormSchema }, ({ actor, body }) =>
    saveComment(deps, actor, body),
  )
  door.mount(
    calls.update,
    { ...saved, budget: 'saving', params, body: s.CommentUpdateSchema },
    ({ actor, params, body }) => updateComment(deps, actor, params.id, body),
  )
  door.mount(
    calls.setStatus,
    { ...saved, budget: 'typing', params, body: s.CommentStatusSchema },
    ({ actor, params }) => deleteComment(deps, actor, params.id),
  )
}
