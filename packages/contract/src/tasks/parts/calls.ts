import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { partMessages as area, partDoneMessages as done } from './messages.ts'
import type * as s from './schemas.ts'

type ById = In<typeof s.PartByIdSchema>
type Saved = Of<typeof s.PartSavedSchema>

/** The checklist and the files of tasks. */
export const taskPartCalls = {
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
