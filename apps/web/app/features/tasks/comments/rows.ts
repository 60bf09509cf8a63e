import type { Of } from '@portal/contract/core/fields'
import type { CommentSchema } from '@portal/contract/tasks/comments/schemas'

export type Comment = Of<typeof CommentSchema>

/** What is commented on: a task or an idea. */
export type About = { readonly tarea_id: number } | { readonly idea_id: number }
