import { coreMessages } from '../core/core-messages.ts'
import { call } from '../core/endpoint.ts'
import { StartPageSchema } from './schemas.ts'

export const startCalls = {
  page: call(
    { method: 'GET', path: '/v1/inicio', area: coreMessages },
    {
      summary: 'Returns what waits for the reader, and what the month has brought',
      access: 'session',
      reply: StartPageSchema,
    },
  ),
}
