import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { classifiedDoneMessages, classifiedMessages } from '../messages.ts'
import type { SavedSchema } from '../schemas.ts'
import type * as s from './schemas.ts'

const area = classifiedMessages
type Saved = Of<typeof SavedSchema>

export const categoryCalls = {
  list: call<{ params: In<typeof s.CategoryListQuerySchema>; reply: Of<typeof s.CategoryListSchema> }>({
    method: 'GET',
    path: '/v1/clasificado/categoria/list',
    area,
  }),
  save: call<{ body: In<typeof s.CategoryFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/clasificado/categoria/save',
    area,
    done: classifiedDoneMessages.categorySaved,
    multipart: true,
  }),
  update: call<{ body: In<typeof s.CategoryUpdateSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/clasificado/categoria/update',
    area,
    done: classifiedDoneMessages.categorySaved,
    multipart: true,
  }),
  remove: call<{ params: In<typeof s.CategoryByIdSchema>; reply: Of<typeof s.CategoryRemovedSchema> }>({
    method: 'PUT',
    path: '/v1/clasificado/categoria/delete/:id',
    area,
    done: classifiedDoneMessages.categorySaved,
  }),
}
