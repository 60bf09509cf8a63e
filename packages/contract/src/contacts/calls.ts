import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { contactMessages as area, contactDoneMessages as done } from './messages.ts'
import type * as s from './schemas.ts'

export const contactCalls = {
  initData: call<{ reply: Of<typeof s.ContactInitDataSchema> }>({
    method: 'GET',
    path: '/v1/contacto/init_data',
    area,
  }),
  list: call<{ params: In<typeof s.ContactListQuerySchema>; reply: Of<typeof s.ContactListSchema> }>({
    method: 'GET',
    path: '/v1/contacto/list',
    area,
  }),
  save: call<{ body: In<typeof s.ContactFormSchema>; reply: Of<typeof s.ContactSavedSchema> }>({
    method: 'POST',
    path: '/v1/contacto/save',
    area,
    done: done.saved,
  }),
  update: call<{
    params: In<typeof s.ContactByIdSchema>
    body: In<typeof s.ContactUpdateSchema>
    reply: Of<typeof s.ContactSavedSchema>
  }>({ method: 'PUT', path: '/v1/contacto/update/:id', area, done: done.updated }),
  assign: call<{
    params: In<typeof s.ContactToAssignSchema>
    body: In<typeof s.AssignSchema>
    reply: Of<typeof s.ContactSavedSchema>
  }>({ method: 'PUT', path: '/v1/contacto/asignar/:id', area, done: done.assigned }),
  remove: call<{ params: In<typeof s.ContactToDeleteSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/contacto/delete/:id',
    area,
    done: done.deleted,
  }),
  ...bulkCalls('/v1/contacto'),
}
