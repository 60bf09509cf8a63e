import { classifiedDoneMessages } from '../classifieds/done-messages.ts'
import { classifiedMessages } from '../classifieds/messages.ts'
import type { ByIdSchema, SavedSchema } from '../classifieds/schemas.ts'
import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import type { PictureSchema } from '../marketplace/schemas.ts'
import type * as s from './schemas.ts'

type ById = In<typeof ByIdSchema>
type Saved = Of<typeof SavedSchema>
type Item = Of<typeof s.ItemSchema>
const area = classifiedMessages

export const itemCalls = {
  /**
   * Called from the page of the mailed link (`renewalPage`) when the reader presses a button: mail scanners open links.
   */
  renewByLink: call<{ body: In<typeof s.RenewLinkSchema>; reply: null }>({
    method: 'POST',
    path: '/v1/clasificado/renovar',
    area,
    done: classifiedDoneMessages.updated,
  }),
  initData: call<{ reply: Of<typeof s.ItemInitDataSchema> }>({
    method: 'GET',
    path: '/v1/clasificado/list/init_data',
    area,
  }),
  list: call<{ params: In<typeof s.ItemListQuerySchema>; reply: Of<typeof s.ItemListSchema> }>({
    method: 'GET',
    path: '/v1/clasificado/list',
    area,
  }),
  get: call<{ params: In<typeof s.OneSchema>; reply: Item }>({
    method: 'GET',
    path: '/v1/clasificado/list/clasificado',
    area,
  }),
  /** Uploads one picture before the item is saved, with its own progress; `imagenes_actuales` then names it. */
  uploadPicture: call<{ reply: Of<typeof PictureSchema> }>({
    method: 'POST',
    path: '/v1/clasificado/imagen/save',
    area,
    multipart: true,
  }),
  save: call<{ body: In<typeof s.ItemFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/clasificado/save',
    area,
    done: classifiedDoneMessages.saved,
    multipart: true,
  }),
  update: call<{ body: In<typeof s.ItemUpdateSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/clasificado/update',
    area,
    done: classifiedDoneMessages.updated,
    multipart: true,
  }),
  approve: call<{ params: ById; body: In<typeof s.ApproveSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/clasificado/aprobar/:id',
    area,
    done: classifiedDoneMessages.approved,
    alsoDone: classifiedDoneMessages.statusUpdated,
  }),
  publish: call<{ params: ById; body: In<typeof s.PublishSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/clasificado/publicar/:id',
    area,
    done: classifiedDoneMessages.updated,
  }),
  feature: call<{ params: ById; body: In<typeof s.FeatureSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/clasificado/destacar/:id',
    area,
    done: classifiedDoneMessages.updated,
  }),
  remove: call<{ params: In<typeof s.RemoveSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/clasificado/delete/:id',
    area,
    done: classifiedDoneMessages.deleted,
  }),
  ...bulkCalls('/v1/clasificado'),
}
