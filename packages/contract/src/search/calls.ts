import { coreMessages } from '../core/core-messages.ts'
import { call, type Limit } from '../core/endpoint.ts'
import * as s from './schemas.ts'

/** As fast as someone types, for a whole working day. */
const searches: Limit = { name: 'buscar', max: 600, seconds: 600 }

export const searchCalls = {
  records: call(
    { method: 'GET', path: '/v1/buscar', area: coreMessages },
    {
      summary: 'Finds records of every list that the reader may open',
      access: 'session',
      limit: searches,
      params: s.SearchQuerySchema,
      reply: s.SearchReplySchema,
    },
  ),
}
