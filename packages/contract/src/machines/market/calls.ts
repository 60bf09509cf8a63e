import { call } from '../../core/endpoint.ts'
import { messages } from '../../core/messages.ts'
import { ByIdSchema } from '../saved-schemas.ts'
import { shownEntries } from '../shown-entries.ts'
import * as s from './schemas.ts'

const area = messages('classifieds', shownEntries)

export const marketCalls = {
  publicInitData: call(
    { method: 'GET', path: '/v1/clasificado/init_data', area },
    { summary: 'Returns the choices of the filters of machinery', access: 'public', reply: s.PublicInitDataSchema },
  ),
  publicList: call(
    { method: 'GET', path: '/v1/clasificado/list_all', area },
    {
      summary: 'Lists machinery on offer',
      access: 'public',
      params: s.PublicListQuerySchema,
      reply: s.PublicListSchema,
    },
  ),
  publicCounts: call(
    { method: 'GET', path: '/v1/clasificado/conteos', area },
    {
      summary: 'Counts the choices of the filters, each with all other filters applied',
      access: 'public',
      params: s.PublicListQuerySchema,
      reply: s.PublicCountsSchema,
    },
  ),
  publicOne: call(
    { method: 'GET', path: '/v1/clasificado/list_all/:id', area },
    { summary: 'Returns one machine on offer', access: 'public', params: ByIdSchema, reply: s.PublicMachineSchema },
  ),
}
