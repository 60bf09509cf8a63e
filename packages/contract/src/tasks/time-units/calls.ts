import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { timeUnitDoneMessages, timeUnitMessages } from '../time-unit-messages.ts'
import type * as s from './schemas.ts'

const area = timeUnitMessages
type ById = In<typeof s.ByIdSchema>
type Saved = Of<typeof s.SavedSchema>

export const timeUnitCalls = {
  list: call<{ params: In<typeof s.TimeUnitListQuerySchema>; reply: Of<typeof s.TimeUnitListSchema> }>({
    method: 'GET',
    path: '/v1/unidad_tiempo/list',
    area,
  }),
  save: call<{ body: In<typeof s.TimeUnitFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/unidad_tiempo/save',
    area,
    done: timeUnitDoneMessages.created,
  }),
  update: call<{ params: ById; body: In<typeof s.TimeUnitUpdateSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/unidad_tiempo/update/:id',
    area,
    done: timeUnitDoneMessages.updated,
  }),
  remove: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: '/v1/unidad_tiempo/delete/:id',
    area,
    done: timeUnitDoneMessages.deleted,
  }),
}
