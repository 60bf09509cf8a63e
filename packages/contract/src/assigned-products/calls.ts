import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { assignedProductMessages as area, assignedProductDoneMessages } from '../products/assigned-messages.ts'
import type * as s from './schemas.ts'

type ById = In<typeof s.AssignmentByIdSchema>
type Saved = Of<typeof s.AssignmentSavedSchema>

export const assignedProductCalls = {
  initData: call<{ reply: Of<typeof s.AssignmentInitDataSchema> }>({
    method: 'GET',
    path: '/v1/producto_configuracion/init_data',
    area,
  }),
  list: call<{ params: In<typeof s.AssignmentListQuerySchema>; reply: Of<typeof s.AssignmentListSchema> }>({
    method: 'GET',
    path: '/v1/producto_configuracion/list',
    area,
  }),
  get: call<{ params: In<typeof s.OneAssignmentSchema>; reply: Of<typeof s.AssignmentSchema> }>({
    method: 'GET',
    path: '/v1/producto_configuracion/list/producto_configuracion',
    area,
  }),
  save: call<{ body: In<typeof s.AssignmentFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/producto_configuracion/save',
    area,
    done: assignedProductDoneMessages.saved,
  }),
  update: call<{ params: ById; body: In<typeof s.AssignmentUpdateSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/producto_configuracion/update/:id',
    area,
    done: assignedProductDoneMessages.updated,
  }),
  remove: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: '/v1/producto_configuracion/delete/:id',
    area,
    done: assignedProductDoneMessages.deleted,
  }),
  download: call<{ params: In<typeof s.AssignmentDownloadQuerySchema>; reply: Of<typeof s.AssignmentDownloadSchema> }>({
    method: 'GET',
    path: '/v1/producto_configuracion/download',
    area,
  }),
  ...bulkCalls('/v1/producto_configuracion'),
}
