import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { classifiedDoneMessages, classifiedMessages } from '../messages.ts'
import type { SavedSchema } from '../schemas.ts'
import type * as s from './schemas.ts'

const area = classifiedMessages
type ById = In<typeof s.CustomerByIdSchema>

export const customerCalls = {
  list: call<{ params: In<typeof s.CustomerListQuerySchema>; reply: Of<typeof s.CustomerListSchema> }>({
    method: 'GET',
    path: '/v1/clasificado/contacto/list',
    area,
  }),
  update: call<{ params: ById; body: In<typeof s.CustomerFormSchema>; reply: Of<typeof SavedSchema> }>({
    method: 'PUT',
    path: '/v1/clasificado/contacto/update/:id',
    area,
    done: classifiedDoneMessages.customerUpdated,
  }),
  remove: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: '/v1/clasificado/contacto/delete/:id',
    area,
    done: classifiedDoneMessages.customerUpdated,
  }),
}
