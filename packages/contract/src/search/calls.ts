import { coreMessages } from '../core/core-messages.ts'
import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import type * as s from './schemas.ts'

export const searchCalls = {
  records: call<{ params: In<typeof s.SearchQuerySchema>; reply: Of<typeof s.SearchReplySchema> }>({
    method: 'GET',
    path: '/v1/buscar',
    area: coreMessages,
  }),
}
