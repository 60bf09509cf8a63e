import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { taskCommentMessages as area, taskCommentDoneMessages as done } from '../comment-messages.ts'
import type * as s from './schemas.ts'

type ById = In<typeof s.PartByIdSchema>
type Saved = Of<typeof s.PartSavedSchema>

/** The comments, the checklist and the files of tasks. */
export const taskPartCalls = {
  comments: call<{ params: In<typeof s.TaskCommentsQuerySchema>; reply: Of<typeof s.TaskCommentsSchema> }>({
    method: 'GET',
    path: '/v1/comentario/list',
    area,
  }),
  saveComment: call<{ body: In<typeof s.CommentFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/comentario/save',
    area,
    done: done.saved,
  }),
  setCommentStatus: call<{ params: ById; body: In<typeof s.CommentStatusSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/comentario/update_estado/:id',
    area,
    done: done.deleted,
  }),
  saveItem: call<{ body: In<typeof s.ItemFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/tarea/punto/save',
    area,
  }),
  updateItem: call<{ params: ById; body: In<typeof s.ItemUpdateSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/tarea/punto/update/:id',
    area,
  }),
  removeItem: call<{ params: ById; reply: Saved }>({ method: 'PUT', path: '/v1/tarea/punto/delete/:id', area }),
  attach: call<{ body: In<typeof s.FileFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/tarea/adjunto/save',
    area,
    multipart: true,
    done: done.attached,
  }),
  openFile: call<{ params: ById; reply: Of<typeof s.FileAddressSchema> }>({
    method: 'GET',
    path: '/v1/tarea/adjunto/:id',
    area,
  }),
  detach: call<{ params: ById; reply: Saved }>({
    method: 'PUT',
    path: '/v1/tarea/adjunto/delete/:id',
    area,
    done: done.detached,
  }),
}
