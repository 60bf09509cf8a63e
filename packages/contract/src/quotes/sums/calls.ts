import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { quoteSaveMessages as area } from '../messages.ts'
import type * as s from './schemas.ts'

export const quoteSumCalls = {
  /** Returns the totals of a list's results. */
  sums: call<{ params: In<typeof s.QuoteSumsQuerySchema>; reply: Of<typeof s.QuoteSumsSchema> }>({
    method: 'GET',
    path: '/v1/cotizacion/sumas',
    area,
  }),
}
