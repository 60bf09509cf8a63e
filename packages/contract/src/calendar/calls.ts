import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { calendarMessages as area, calendarDoneMessages as done } from './messages.ts'
import type * as s from './schemas.ts'

export const calendarCalls = {
  initData: call<{ reply: Of<typeof s.CalendarInitDataSchema> }>({
    method: 'GET',
    path: '/v1/calendario/init_data',
    area,
  }),
  list: call<{ params: In<typeof s.EventListQuerySchema>; reply: Of<typeof s.EventListSchema> }>({
    method: 'GET',
    path: '/v1/calendario/list',
    area,
  }),
  get: call<{ params: In<typeof s.EventNamedSchema>; reply: Of<typeof s.EventDetailSchema> }>({
    method: 'GET',
    path: '/v1/calendario/list/evento',
    area,
  }),
  save: call<{ body: In<typeof s.EventFormSchema>; reply: Of<typeof s.EventSavedSchema> }>({
    method: 'POST',
    path: '/v1/calendario/save',
    area,
    done: done.saved,
  }),
  update: call<{
    params: In<typeof s.EventByIdSchema>
    body: In<typeof s.EventUpdateSchema>
    reply: Of<typeof s.EventSavedSchema>
  }>({ method: 'PUT', path: '/v1/calendario/update/:id', area, done: done.updated }),
  remove: call<{
    params: In<typeof s.EventToDeleteSchema>
    body: In<typeof s.EventDeleteSchema>
    reply: null
  }>({ method: 'PUT', path: '/v1/calendario/delete/:id', area, done: done.deleted }),
  makeAddress: call<{ reply: Of<typeof s.AddressSchema> }>({
    method: 'POST',
    path: '/v1/calendario/direccion/save',
    area,
    done: done.addressMade,
  }),
  revokeAddress: call<{ reply: null }>({
    method: 'PUT',
    path: '/v1/calendario/direccion/delete',
    area,
    done: done.addressRevoked,
  }),
}
