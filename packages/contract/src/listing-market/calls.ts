import type { ByIdSchema } from '../classifieds/schemas.ts'
import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { messages } from '../core/messages.ts'
import { shownEntries } from '../listings/shown-entries.ts'
import type * as s from './schemas.ts'

type ById = In<typeof ByIdSchema>
const area = messages('classifieds', shownEntries)

export const marketCalls = {
  publicInitData: call<{ reply: Of<typeof s.PublicInitDataSchema> }>({
    method: 'GET',
    path: '/v1/clasificado/init_data',
    area,
  }),
  publicList: call<{ params: In<typeof s.PublicListQuerySchema>; reply: Of<typeof s.PublicListSchema> }>({
    method: 'GET',
    path: '/v1/clasificado/list_all',
    area,
  }),
  /** Counts of the choices of the filters, each with all other filters applied. */
  publicCounts: call<{ params: In<typeof s.PublicListQuerySchema>; reply: Of<typeof s.PublicCountsSchema> }>({
    method: 'GET',
    path: '/v1/clasificado/conteos',
    area,
  }),
  publicOne: call<{ params: ById; reply: Of<typeof s.PublicItemSchema> }>({
    method: 'GET',
    path: '/v1/clasificado/list_all/:id',
    area,
  }),
}
