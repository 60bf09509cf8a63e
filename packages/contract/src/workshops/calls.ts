import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { workshopDoneMessages, workshopMessages } from './messages.ts'
import type * as s from './schemas.ts'

const area = workshopMessages

export const workshopCalls = {
  initData: call<{ reply: Of<typeof s.WorkshopInitDataSchema> }>({
    method: 'GET',
    path: '/v1/workshop/init_data',
    area,
  }),
  register: call<{ body: In<typeof s.RegistrationFormSchema>; reply: Of<typeof s.RegisteredSchema> }>({
    method: 'POST',
    path: '/v1/workshop/registro',
    area,
    done: workshopDoneMessages.registered,
  }),
  list: call<{ params: In<typeof s.RegistrationListQuerySchema>; reply: Of<typeof s.RegistrationListSchema> }>({
    method: 'GET',
    path: '/v1/workshop/list',
    area,
  }),
  changeStatus: call<{
    params: In<typeof s.RegistrationByIdSchema>
    body: In<typeof s.RegistrationStatusSchema>
    reply: Of<typeof s.RegistrationSavedSchema>
  }>({
    method: 'PUT',
    path: '/v1/workshop/estado/:id',
    area,
    done: workshopDoneMessages.statusChanged,
  }),
  download: call<{ params: In<typeof s.RegistrationDownloadQuerySchema>; reply: Of<typeof s.DownloadSchema> }>({
    method: 'GET',
    path: '/v1/workshop/download',
    area,
  }),
  ...bulkCalls('/v1/workshop'),
}
