import { Module } from '../../access/constants.ts'
import { call } from '../../core/endpoint.ts'
import { taskModules } from '../modules.ts'
import { partMessages as area, partDoneMessages as done } from '../parts/messages.ts'
import * as s from './schemas.ts'

const access = [...taskModules, Module.ideas] as const
const saved = { access, reply: s.CommentSavedSchema, failed: area.notSaved } as const

/** The comments of tasks and of ideas. */
export const commentCalls = {
  list: call(
    { method: 'GET', path: '/v1/comentario/list', area },
    {
      summary: 'Lists the comments of a task or an idea',
      access,
      params: s.CommentsQuerySchema,
      reply: s.CommentsSchema,
    },
  ),
  save: call(
    { method: 'POST', path: '/v1/comentario/save', area, done: done.saved },
    { summary: 'Adds a comment', ...saved, budget: 'saving', body: s.CommentFormSchema },
  ),
  update: call(
    { method: 'PUT', path: '/v1/comentario/update/:id', area, done: done.edited },
    {
      summary: 'Changes a comment',
      ...saved,
      budget: 'saving',
      params: s.CommentByIdSchema,
      body: s.CommentUpdateSchema,
    },
  ),
  setStatus: call(
    { method: 'PUT', path: '/v1/comentario/update_estado/:id', area, done: done.deleted },
    {
      summary: 'Deletes a comment; a stub stays',
      ...saved,
      budget: 'typing',
      params: s.CommentByIdSchema,
      body: s.CommentStatusSchema,
    },
  ),
}
