import { coreMessages } from '../core/core-messages.ts'
import { call } from '../core/endpoint.ts'
import type { Of } from '../core/fields.ts'
import type * as s from './schemas.ts'

export const startCalls = {
  /** What waits for the reader, and what the month has brought. */
  page: call<{ reply: Of<typeof s.StartPageSchema> }>({ method: 'GET', path: '/v1/inicio', area: coreMessages }),
}
