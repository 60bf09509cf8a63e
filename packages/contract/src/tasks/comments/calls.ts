import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { partMessages as area, partDoneMessages as done } from '../parts/messages.ts'
import type * as s from './schemas.ts'

type ById = In<typeof s.CommentByIdSchema>
type Saved = Of<typeof s.CommentSavedSchema>

/** The comments of tasks and of ideas. */
export const commentCalls = {
  list: call<{ params: In<typeof s.CommentsQuerySchema>; reply: Of<typeof s.CommentsSchema> }>({
    method: 'GET',
    path: '/v1/comentario/list',
    area,
  }),
  save: call<{ body: In<typeof s.CommentFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/comentario/save',
    area,
    done: done.saved,
  }),
  update: call<{ params: ById; body: In<typeof s.CommentUpdateSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/comentario/update/:id',
    area,
    done: done.edited,
  }),
  setStatus: call<{ params: ById; body: In<typeof s.CommentStatusSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/comentario/update_estado/:id',
    area,
    done: done.deleted,
  }),
}
