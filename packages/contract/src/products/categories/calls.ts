import { call } from '../../core/endpoint.ts'
import type { Of } from '../../core/fields.ts'
import { recordCalls } from '../../core/records/calls.ts'
import { categoryMessages as area, categoryDoneMessages as done } from '../category-messages.ts'
import type * as s from './schemas.ts'

export const productCategoryCalls = {
  ...recordCalls<typeof s.productCategory>({ path: '/v1/categoria_producto', area, done, multipart: true }),
  initData: call<{ reply: Of<typeof s.ProductCategoryInitDataSchema> }>({
    method: 'GET',
    path: '/v1/categoria_producto/init_data',
    area,
  }),
}
