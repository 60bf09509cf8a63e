import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { categoryMessages as area, categoryDoneMessages } from '../category-messages.ts'
import type * as s from './schemas.ts'

type ById = In<typeof s.ProductCategoryByIdSchema>
type Saved = Of<typeof s.ProductCategorySavedSchema>

export const productCategoryCalls = {
  initData: call<{ reply: Of<typeof s.ProductCategoryInitDataSchema> }>({
    method: 'GET',
    path: '/v1/categoria_producto/init_data',
    area,
  }),
  list: call<{
    params: In<typeof s.ProductCategoryListQuerySchema>
    reply: Of<typeof s.ProductCategoryListSchema>
  }>({
    method: 'GET',
    path: '/v1/categoria_producto/list',
    area,
  }),
  save: call<{ body: In<typeof s.ProductCategoryFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/categoria_producto/save',
    area,
    done: categoryDoneMessages.saved,
    multipart: true,
  }),
  update: call<{ params: ById; body: In<typeof s.ProductCategoryUpdateSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/categoria_producto/update/:id',
    area,
    done: categoryDoneMessages.updated,
    multipart: true,
  }),
  remove: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: '/v1/categoria_producto/delete/:id',
    area,
    done: categoryDoneMessages.deleted,
  }),
}
