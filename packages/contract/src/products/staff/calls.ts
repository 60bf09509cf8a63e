import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { bulkCalls } from '../../core/records/bulk/calls.ts'
import { productMessages as area, productDoneMessages } from '../messages.ts'
import type * as s from './schemas.ts'

type Saved = Of<typeof s.ProductSavedSchema>

/** Calls of staff; what everyone may read is in `productCalls`. */
export const staffProductCalls = {
  initData: call<{ reply: Of<typeof s.ProductInitDataSchema> }>({
    method: 'GET',
    path: '/v1/producto/init_data',
    area,
  }),
  list: call<{ params: In<typeof s.ProductListQuerySchema>; reply: Of<typeof s.ProductListSchema> }>({
    method: 'GET',
    path: '/v1/producto/list',
    area,
  }),
  get: call<{ params: In<typeof s.OneStaffProductSchema>; reply: Of<typeof s.StaffProductSchema> }>({
    method: 'GET',
    path: '/v1/producto/list/producto',
    area,
  }),
  save: call<{ body: In<typeof s.ProductFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/producto/save',
    area,
    done: productDoneMessages.saved,
    multipart: true,
  }),
  update: call<{
    params: In<typeof s.ProductByIdSchema>
    body: In<typeof s.ProductUpdateSchema>
    reply: Saved
  }>({
    method: 'PUT',
    path: '/v1/producto/update/:id',
    area,
    done: productDoneMessages.updated,
    multipart: true,
  }),
  remove: call<{
    params: In<typeof s.ProductToDeleteSchema>
    body: In<typeof s.ProductRemoveSchema>
    reply: null
  }>({
    method: 'PUT',
    path: '/v1/producto/delete/:id',
    area,
    done: productDoneMessages.deleted,
  }),
  ...bulkCalls('/v1/producto'),
}
