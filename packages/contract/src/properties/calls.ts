import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import type { PictureSchema } from '../marketplace/schemas.ts'
import { propertyDoneMessages, propertyMessages } from './messages.ts'
import type * as s from './schemas.ts'

type ById = In<typeof s.ByIdSchema>
type Saved = Of<typeof s.SavedSchema>
const area = propertyMessages

export const propertyCalls = {
  initData: call<{ reply: Of<typeof s.PropertyInitDataSchema> }>({
    method: 'GET',
    path: '/v1/propiedad/list/init_data',
    area,
  }),
  list: call<{ params: In<typeof s.PropertyListQuerySchema>; reply: Of<typeof s.PropertyListSchema> }>({
    method: 'GET',
    path: '/v1/propiedad/list',
    area,
  }),
  get: call<{ params: In<typeof s.OneSchema>; reply: Of<typeof s.PropertySchema> }>({
    method: 'GET',
    path: '/v1/propiedad/list/propiedad',
    area,
  }),
  /** Uploads one picture before the property is saved, with its own progress; `imagenes_actuales` then names it. */
  uploadPicture: call<{ reply: Of<typeof PictureSchema> }>({
    method: 'POST',
    path: '/v1/propiedad/imagen/save',
    area,
    multipart: true,
  }),
  save: call<{ body: In<typeof s.PropertyFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/propiedad/save',
    area,
    done: propertyDoneMessages.saved,
    multipart: true,
  }),
  update: call<{ body: In<typeof s.PropertyUpdateSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/propiedad/update',
    area,
    done: propertyDoneMessages.updated,
    multipart: true,
  }),
  approve: call<{ params: ById; body: In<typeof s.ApproveSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/propiedad/aprobar/:id',
    area,
    done: propertyDoneMessages.approved,
    alsoDone: propertyDoneMessages.statusUpdated,
  }),
  publish: call<{ params: ById; body: In<typeof s.PublishSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/propiedad/publicar/:id',
    area,
    done: propertyDoneMessages.updated,
  }),
  feature: call<{ params: ById; body: In<typeof s.FeatureSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/propiedad/destacar/:id',
    area,
    done: propertyDoneMessages.updated,
  }),
  remove: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: '/v1/propiedad/delete/:id',
    area,
    done: propertyDoneMessages.deleted,
  }),
  ...bulkCalls('/v1/propiedad'),
}
