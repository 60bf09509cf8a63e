import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { factMessages as area, factDoneMessages as done } from './messages.ts'
import type * as s from './schemas.ts'

/** What staff do with the facts of a product; everyone reads them with the product. */
export const factCalls = {
  list: call<{ params: In<typeof s.FactsOfSchema>; reply: Of<typeof s.StaffFactsSchema> }>({
    method: 'GET',
    path: '/v1/producto/dato/list/:id',
    area,
  }),
  save: call<{
    params: In<typeof s.FactsOfSchema>
    body: In<typeof s.FactFormSchema>
    reply: Of<typeof s.FactSavedSchema>
  }>({ method: 'PUT', path: '/v1/producto/dato/update/:id', area, done: done.saved }),
  remove: call<{ params: In<typeof s.FactsOfSchema>; body: In<typeof s.FactRemoveSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/producto/dato/delete/:id',
    area,
    done: done.deleted,
  }),
}
